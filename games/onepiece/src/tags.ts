// The tags in front of a text (spec 10.5): [DON!! xN], [Your Turn], [Opponent's Turn]. They must hold when the timing
// occurs and again when the effect resolves.

import { OBJ, ref, SEAT } from '@sleight/kernel/code';
import type { Test } from '@sleight/kernel/compiler';
import { forbidden } from '@sleight/kernel/derive';
import type { Ability } from './ability';
import { turnPlayer } from './counters';
import { statOf } from './identity';
import { verbId } from './verb-names';
import type { AbilityType, effectTimings } from './vocabulary';

type EffectTiming = (typeof effectTimings)[number];

const USES: Record<EffectTiming, number> = {
  'On Play': verbId('useOnPlay'),
  'On Attack': verbId('useOnAttack'),
  'On Block': verbId('useOnBlock'),
  'On KO': verbId('useOnKO'),
  'Activate Main': verbId('useActivateMain'),
};

/** The verb that is forbidden to a player whose texts of this timing are negated. */
export const useOf = (timing: EffectTiming): number => USES[timing];

/** Holds unless the texts of this timing are negated; null if nothing can negate them. */
export function unlessNegated(type: AbilityType, negatable: ReadonlySet<AbilityType>): Test | null {
  const verb = Object.entries(USES).find(([timing]) => timing === type)?.[1];
  if (verb === undefined || !negatable.has(type)) return null;
  return (p, f) => !forbidden(p, verb, ref(SEAT, f.you), f.you);
}

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
