// Resting a card (spec 10.8, 14): what is rested already, or told not to, cannot be rested.

import type { Match } from '@sleight/kernel/book';
import { OBJ, refIndex, refKind } from '@sleight/kernel/code';
import { forbidden } from '@sleight/kernel/derive';
import { objById } from '@sleight/kernel/objects';
import { isRested } from './field';
import { verbId } from './verb-names';

const REST = verbId('rest');

export const isActive: Match = (p, _f, r) => {
  const o = refKind(r) === OBJ ? objById(p.s, refIndex(r)) : null;
  return o !== null && !isRested(o);
};

/** Can this card be rested right now? */
export const canRest: Match = (p, f, r) => isActive(p, f, r) && !forbidden(p, REST, r, f.you);
