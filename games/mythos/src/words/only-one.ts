// An effect on the only such character: both languages count it once and then say "it".
// Invariant: the condition counts exactly the action's targets.
// Next: lines.ts and french-lines.ts.
import { type Fields, isFields, sameData } from '@sleight/kernel/text/grammar';

/** Verbs that both languages use with "it". */
const verbs = ['hide', 'defeat', 'move'];

export interface OnlyOne {
  readonly only: Fields;
  readonly verb: string;
}

/** The target and verb of "if there is only one …, hide it"; undefined for any other ability. */
export function theOnlyOne(ability: unknown): OnlyOne | undefined {
  if (!isFields(ability) || !isFields(ability.condition) || !isFields(ability.effect)) return undefined;
  const cond = ability.condition.if;
  const { actions } = ability.effect;
  if (!isFields(cond) || cond.eq !== 1 || !isFields(cond.count) || !Array.isArray(actions)) return undefined;
  const [action, ...more]: readonly unknown[] = actions;
  if (!isFields(action) || more.length > 0) return undefined;
  const { type, ...what } = action;
  if (typeof type !== 'string' || !verbs.includes(type)) return undefined;
  return sameData(what, cond.count) ? { only: cond.count, verb: type } : undefined;
}
