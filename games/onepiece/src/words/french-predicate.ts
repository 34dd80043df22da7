// What filters say in French: of one card (« est épuisée »), and behind a noun (« ayant un coût de 3 ou moins »).
// Next: ../filters/*/fr.ts for their use, french-filters.ts for several together.
import { type Agreement, agree } from '@sleight/kernel/text/french';
import type { FilterFrench, Placed, Predicate } from './context';

export const is = (what: string): Predicate => ({ said: `est ${what}`, denied: `n'est pas ${what}` });
export const has = (what: string): Predicate => ({ said: `a ${what}`, denied: `n'a pas ${what}` });
export const denied = ({ said, denied }: Predicate): Predicate => ({ said: denied, denied: said });

/** A value or text that a card has. */
export const having = (text: string): FilterFrench => ({ slot: 'having', text, says: has(text) });

/** One filter behind its noun. */
export function placed({ slot, text }: Placed, agreement: Agreement): string {
  if (slot === 'having') return `ayant ${text}`;
  return slot === 'other' ? `${agree('autre', agreement)} que ${text}` : text;
}
