// "You have …": your characters, this one included (11.10), which the subject of the sentence says.
// Next: ../conditions/count and ../conditions/fewer for their use.
import { type Fields, isFields, type Phrase, via } from '@sleight/kernel/text/grammar';
import { isWithSelf } from '../filters/withSelf/schema';
import type { Target } from '../vocabulary';
import { targetKeys } from './parts';

/** The target without its side; undefined unless it means all of your own. */
export function withoutYours(target: Fields): Fields | undefined {
  if (target.targetSide !== 'player' || !Array.isArray(target.filters)) return undefined;
  const filters: readonly unknown[] = target.filters;
  const left = filters.filter((filter) => !(isFields(filter) && isWithSelf(filter)));
  if (left.length === filters.length) return undefined;
  const { targetSide: _, filters: __, ...rest } = target;
  return left.length === 0 ? rest : { ...rest, filters: left };
}

export function withYours(target: Fields): Fields {
  const filters: readonly unknown[] = Array.isArray(target.filters) ? target.filters : [];
  return { ...target, targetSide: 'player', filters: [...filters, { withSelf: true }] };
}

export const yours = (said: Phrase<unknown>): Phrase<unknown> =>
  via(
    said,
    (target: unknown) => (isFields(target) ? withoutYours(target) : undefined),
    (target) => (isFields(target) && target.targetSide === undefined ? withYours(target) : undefined),
    targetKeys,
  );

/** The same for French: what « vous avez » is said of. */
export function owned(what: Target): Target | undefined {
  const left = what.filters?.filter((filter) => !isWithSelf(filter)) ?? [];
  if (left.length === (what.filters?.length ?? 0)) return undefined;
  return { ...what, targetSide: undefined, filters: left.length > 0 ? left : undefined };
}
