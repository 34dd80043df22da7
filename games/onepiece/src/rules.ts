// The rulesets of One Piece: the rules are one, so a ruleset is a deck format and the numbers of the setup.

import { z } from 'zod';
import { formatSchema, open, standard } from './format';

export const rulesSchema = z.strictObject({
  format: formatSchema,
  openingHand: z.int().min(0),
  donDeck: z.int().min(0),
});

export type Rules = z.infer<typeof rulesSchema>;

const numbers = { openingHand: 5, donDeck: 10 };

export const rulesets: Readonly<Record<string, Rules>> = {
  open: { format: open, ...numbers },
  standard: { format: standard, ...numbers },
};
