// The parameters of Duskfall and what players call them. A match keeps the full set it started with.
// Invariant: every number is bounded by what a table can hold, and every parameter has a name.

import { LARGEST_DECK, LIMITS, type NamesOf, whole } from '@sleight/kit/parameters';
import { say } from '@sleight/kit/rules-text';
import { z } from 'zod';

export const rulesSchema = z.strictObject({
  deckSize: whole(1, LARGEST_DECK, LIMITS.deck).default(12),
  copies: whole(1, 4, LIMITS.deck).default(2),
  openingHand: whole(1, 20, LIMITS.hand).default(4),
  draw: whole(0, 20, LIMITS.hand).default(1),
  pointsToWin: whole(1, 100, LIMITS.score).default(5),
});

export type Rules = z.infer<typeof rulesSchema>;
/** Changes to the default rules. */
export type RuleChanges = z.input<typeof rulesSchema>;

export const rulesets: Readonly<Record<string, RuleChanges>> = { standard: {} };
export const rulesetNames = { standard: say('Standard', 'Standard') };

export const parameterNames = {
  deckSize: { name: say('Cards in a deck', 'Cartes dans un deck') },
  copies: { name: say('Copies of each card', 'Exemplaires par carte') },
  openingHand: { name: say('Cards in the opening hand', 'Cartes de la main de départ') },
  draw: { name: say('Cards drawn each round', 'Cartes piochées par manche') },
  pointsToWin: { name: say('Points to win', 'Points pour gagner') },
} satisfies NamesOf<Rules>;
