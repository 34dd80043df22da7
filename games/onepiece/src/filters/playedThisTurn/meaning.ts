// playedThisTurn: the mark of the turn in which it was played is this turn's.
import type { RefTest } from '@sleight/kernel/book';
import { OBJ, refIndex, refKind } from '@sleight/kernel/code';
import { objById } from '@sleight/kernel/objects';
import { PLAYED_IN, TURN } from '../../counters';

export const meaning = (): RefTest => (p, _f, r) => {
  const o = refKind(r) === OBJ ? objById(p.s, refIndex(r)) : null;
  return o !== null && o.marks[PLAYED_IN] === p.s.num[TURN];
};

/** A card in a deck list has not been played. */
export const printed = (): boolean => false;
