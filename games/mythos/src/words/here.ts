// A target in this mission, said of a place that is known already or named at the end of the sentence.
// Next: events.ts and ../filters/where/en.ts for their use.
import { type Fields, isFields, type Phrase, via } from '@sleight/kernel/text/grammar';
import { isHere } from '../filters/mission/schema';
import { targetKeys } from './parts';

/** Without "in this mission"; undefined if it does not say so. */
export function withoutHere(target: Fields): Fields | undefined {
  const filters: readonly unknown[] = Array.isArray(target.filters) ? target.filters : [];
  const left = filters.filter((filter) => !(isFields(filter) && isHere(filter)));
  if (left.length === filters.length) return undefined;
  const { filters: _, ...rest } = target;
  return left.length === 0 ? rest : { ...rest, filters: left };
}

export function withHere(target: Fields): Fields {
  const filters: readonly unknown[] = Array.isArray(target.filters) ? target.filters : [];
  return { ...target, filters: [{ mission: 'here' }, ...filters] };
}

/** An event in a mission says so at its end: "is played in this mission". */
export const here = (said: Phrase<unknown>): Phrase<unknown> =>
  via(
    said,
    (target: unknown) => (isFields(target) ? withoutHere(target) : undefined),
    (target) => (isFields(target) ? withHere(target) : undefined),
    targetKeys,
  );
