// The rulesets of One Piece: the rules are one, so a ruleset is a deck format and the numbers of the setup.
// Invariant: every number is bounded by what a table can hold. Next: parameters.ts for their names.

import { inBoth } from '@sleight/kernel/problems';
import { LIMITS, whole } from '@sleight/kit/parameters';
import { z } from 'zod';
import { formatSchema, open, standard } from './format';

const MOST_DRAWN = 30;
const MOST_DON = 30;

const parameters = z.strictObject({
  format: formatSchema,
  openingHand: whole(0, MOST_DRAWN, LIMITS.hand),
  donDeck: whole(0, MOST_DON, LIMITS.board),
});

export const rulesSchema = parameters.refine(({ openingHand, format }) => openingHand < format.size, {
  path: ['openingHand'],
  ...inBoth('must leave cards in the deck', 'doit laisser des cartes dans le deck'),
});

export type Rules = z.infer<typeof rulesSchema>;

const numbers = { openingHand: 5, donDeck: 10 };

export const rulesets: Readonly<Record<string, Rules>> = {
  open: { format: open, ...numbers },
  standard: { format: standard, ...numbers },
};
