// Resting a card (spec 10.8, 14): an already rested card, or one that is forbidden to, cannot be rested.

import type { RefTest } from '@sleight/kernel/book';
import { OBJ, refIndex, refKind } from '@sleight/kernel/code';
import { forbidden } from '@sleight/kernel/derive';
import { objById } from '@sleight/kernel/objects';
import { isRested } from './field';
import { verbId } from './verb-names';

const REST = verbId('rest');

export const isActive: RefTest = (p, _f, r) => {
  const o = refKind(r) === OBJ ? objById(p.s, refIndex(r)) : null;
  return o !== null && !isRested(o);
};

/** Can this card be rested right now? */
export const canRest: RefTest = (p, f, r) => isActive(p, f, r) && !forbidden(p, REST, r, f.you);
