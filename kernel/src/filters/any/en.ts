// "[Uta] or {FILM} type": either of two filters before a noun.
import { type Fields, isFields, oneOf, type Phrase, via } from '../../text/grammar';
import { phrase } from '../../text/template';

/** Both filters, if there are two. */
export const pair = (value: unknown): readonly [unknown, unknown] | undefined => {
  if (!isFields(value) || !Array.isArray(value.any) || value.any.length !== 2) return undefined;
  const [first, second]: readonly unknown[] = value.any;
  return [first, second];
};

/** With the game's words for the filters that can stand before "or" and behind it, one of each. */
export const saidOf = (...filters: readonly Phrase<unknown>[]): Phrase<unknown> =>
  via(
    oneOf(
      ...filters.map((first) =>
        phrase<Fields>('{first} or {second}', {
          first,
          second: oneOf<unknown>(...filters.filter((other) => other !== first)),
        }),
      ),
    ),
    (value: unknown) => {
      const both = pair(value);
      return both && { first: both[0], second: both[1] };
    },
    (said) => (isFields(said) ? { any: [said.first, said.second] } : undefined),
    ['any'],
  );
