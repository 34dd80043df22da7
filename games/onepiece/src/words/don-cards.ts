// "1 rested DON!! card", "2 DON!! cards": a number of DON!! with their state.
import { oneOf, type Phrase } from '@sleight/kernel/text/grammar';
import { number, words } from '@sleight/kernel/text/leaves';
import { phrase } from '@sleight/kernel/text/template';

const only = (fits: (n: number) => boolean): Phrase<number> => ({
  print: (n, context) => (fits(n) ? number.print(n, context) : undefined),
  parse: (source, at, context) =>
    number.parse(source, at, context).filter(({ value }) => fits(Number(value))),
});
const state = words({ active: 'active', rested: 'rested' });

/** The fields `amount` and `state`. */
export const donCards: Phrase<unknown> = oneOf<unknown>(
  phrase('{amount} {state} DON!! card', { amount: only((n) => n === 1), state }),
  phrase('{amount} {state} DON!! cards', { amount: only((n) => n !== 1), state }),
);
/** The field `amount` alone. */
export const someDon: Phrase<unknown> = oneOf<unknown>(
  phrase('{amount} DON!! card', { amount: only((n) => n === 1) }),
  phrase('{amount} DON!! cards', { amount: only((n) => n !== 1) }),
);
