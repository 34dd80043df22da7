// Changes of power and cost in English: a plus is gained, a minus is given.
// Invariant: both signs are read in both wordings.
// Next: ../ops/powerMod/en.ts and ../ops/costMod/en.ts.
import { isFields, oneOf, type Phrase, via } from '@sleight/kernel/text/grammar';
import { phrase } from '@sleight/kernel/text/template';
import { readAlso, signed } from './leaves';
import { field, forEvery, lasting, lastingOrder, subject, timed } from './parts';

const plus: Phrase<number> = {
  ...signed,
  print: (value, context) => (value > 0 ? signed.print(value, context) : undefined),
};

/** The change per counted thing, with its fields inside `amount`. */
const each = (said: Phrase<unknown>): Phrase<unknown> =>
  via(
    said,
    (action: unknown) => {
      if (!isFields(action) || !isFields(action.amount) || action.amount.per === undefined) return undefined;
      const { amount, ...rest } = action;
      return { ...rest, ...amount };
    },
    (value) => {
      if (!isFields(value)) return undefined;
      const { per, every, times, ...rest } = value;
      return { ...rest, amount: { per, ...(every === undefined ? {} : { every }), times } };
    },
    [...(said.keys ?? []), 'amount'],
  );

export const changes = (stat: string): Phrase<unknown> =>
  readAlso<unknown>(
    oneOf<unknown>(
      lasting(subject(['gains', 'gain'], `{amount} ${stat}`, { amount: plus })),
      lastingOrder((during) =>
        phrase(`give {...who} {amount} ${stat}${during}`, {
          who: field,
          amount: signed,
          ...timed(during),
        }),
      ),
      each(lasting(subject(['gains', 'gain'], `{times} ${stat} {...per}`, { times: plus, per: forEvery }))),
      each(
        lastingOrder((during) =>
          phrase(`give {...who} {times} ${stat}${during} {...per}`, {
            who: field,
            times: signed,
            per: forEvery,
            ...timed(during),
          }),
        ),
      ),
    ),
    lasting(subject(['has', 'have'], `{amount} ${stat}`, { amount: signed })),
    lasting(subject(['gains', 'gain'], `an additional {amount} ${stat}`, { amount: signed })),
    each(
      lasting((during) =>
        oneOf<unknown>(
          subject(['gains', 'gain'], `{times} ${stat}${during} {...per}`, {
            times: signed,
            per: forEvery,
            ...timed(during),
          })(''),
        ),
      ),
    ),
  );
