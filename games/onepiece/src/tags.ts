// The tags in front of a text (spec 10.5): [DON!! xN], [Your Turn], [Opponent's Turn]. They must hold when the timing
// occurs and again when the effect resolves.

import { OBJ, ref } from '@sleight/kernel/code';
import type { Test } from '@sleight/kernel/compiler';
import type { Ability } from './ability';
import { turnPlayer } from './counters';
import { statOf } from './identity';

/** Null for a text without tags. */
export function tagsOf({ condition }: Ability): Test | null {
  const { don, yourTurn, opponentTurn } = condition ?? {};
  if (don === undefined && yourTurn === undefined && opponentTurn === undefined) return null;
  return (p, f) => {
    const isMine = turnPlayer(p.s) === f.you;
    if ((yourTurn === true && !isMine) || (opponentTurn === true && isMine)) return false;
    return don === undefined || statOf(p, f, ref(OBJ, f.self), 'don') >= don;
  };
}
