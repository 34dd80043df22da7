// What is printed on a card, for deck building, where nothing is in play (spec 3.4).
// Next: filters/*/meaning.ts for what filters ask of it.

import { type CardRule, type Target, typesOf } from './ability';
import type { Card } from './cards/schema';
import { traitsOf } from './traits';

/** What its texts make of the card itself. */
export const rulesOf = (card: Card): readonly CardRule[] =>
  card.abilities.flatMap(({ effect }) => effect.actions.flatMap((one) => traitsOf(one).rule?.(one) ?? []));

/** Its name, and the names that its rules texts add (1). */
export const namesOf = (card: Card): readonly string[] => [
  card.name.en,
  ...rulesOf(card).flatMap(({ name }) => name ?? []),
];

/** Has it every name, type and attribute (ruling 91)? */
export const countsAsAll = (card: Card): boolean => rulesOf(card).some((rule) => rule.countsAsAll === true);

/** The number of DON!! cards of a player with this Leader, if its text sets it. */
export const donDeckOf = (card: Card): number | null =>
  rulesOf(card).reduce<number | null>((n, { donDeck = n }) => donDeck, null);

export const costOf = (card: Card): number => (card.category === 'Leader' ? 0 : card.cost);

export const powerOf = (card: Card): number => ('power' in card ? card.power : 0);
export const counterOf = (card: Card): number => ('counter' in card ? card.counter : 0);

export const hasTrigger = (card: Card): boolean =>
  card.abilities.some((ability) => typesOf(ability).includes('Trigger'));

const CATEGORIES: Partial<Record<Target['targetType'], readonly Card['category'][]>> = {
  leader: ['Leader'],
  character: ['Character'],
  event: ['Event'],
  stage: ['Stage'],
  characterOrStage: ['Character', 'Stage'],
  eventOrStage: ['Event', 'Stage'],
};

/** The kind of card of a target; every kind if it says "card". */
export const isOfKind = (card: Card, type: Target['targetType']): boolean =>
  CATEGORIES[type]?.includes(card.category) ?? true;
