// What is printed on a card, asked with the filters that texts use: for deck building, where nothing is in play and
// only printed values count (spec 3.4).

import type { Bound, Filter, Target } from './ability';
import { typesOf } from './ability';
import type { Card } from './cards/schema';

const listOf = (one: string | readonly string[]): readonly string[] =>
  typeof one === 'string' ? [one] : one;

/** Its name, and the names that its rules texts add (1). */
export const namesOf = (card: Card): readonly string[] => [
  card.name.en,
  ...card.abilities.flatMap(({ effect }) =>
    effect.actions.flatMap((action) => (action.type === 'alias' ? [action.name] : [])),
  ),
];

export const costOf = (card: Card): number => (card.category === 'Leader' ? 0 : card.cost);

const powerOf = (card: Card): number => ('power' in card ? card.power : 0);
const counterOf = (card: Card): number => ('counter' in card ? card.counter : 0);

export const hasTrigger = (card: Card): boolean =>
  card.abilities.some((ability) => typesOf(ability).includes('Trigger'));

function within(bound: Bound, value: number): boolean {
  const atMost = !('lte' in bound) || (typeof bound.lte === 'number' && value <= bound.lte);
  const atLeast = !('gte' in bound) || (typeof bound.gte === 'number' && value >= bound.gte);
  const exactly = !('eq' in bound) || (typeof bound.eq === 'number' && value === bound.eq);
  return atMost && atLeast && exactly;
}

/** Does the card match, as printed? What can only be true on the field never is. */
export function fitsPrinted(card: Card, filter: Filter): boolean {
  if ('color' in filter) return card.colors.includes(filter.color);
  if ('multicolored' in filter) return card.colors.length > 1;
  if ('type' in filter) return listOf(filter.type).some((type) => card.types.includes(type));
  if ('typeIncludes' in filter)
    return listOf(filter.typeIncludes).some((part) => card.types.some((type) => type.includes(part)));
  if ('attribute' in filter) return 'attributes' in card && card.attributes.includes(filter.attribute);
  if ('name' in filter) return listOf(filter.name).some((name) => namesOf(card).includes(name));
  if ('hasKeyword' in filter) return card.keywords.includes(filter.hasKeyword);
  if ('hasTrigger' in filter) return hasTrigger(card);
  if ('noBaseEffect' in filter) return card.abilities.length === 0 && card.keywords.length === 0;
  if ('cost' in filter) return within(filter.cost, costOf(card));
  if ('baseCost' in filter) return within(filter.baseCost, costOf(card));
  if ('power' in filter) return within(filter.power, powerOf(card));
  if ('basePower' in filter) return within(filter.basePower, powerOf(card));
  if ('counter' in filter) return within(filter.counter, counterOf(card));
  if ('category' in filter) return card.category.toLowerCase() === filter.category;
  if ('any' in filter) return filter.any.some((one) => fitsPrinted(card, one));
  if ('not' in filter) return !fitsPrinted(card, filter.not);
  return false;
}

const CATEGORIES: Partial<Record<Target['targetType'], readonly Card['category'][]>> = {
  leader: ['Leader'],
  character: ['Character'],
  event: ['Event'],
  stage: ['Stage'],
  characterOrStage: ['Character', 'Stage'],
  eventOrStage: ['Event', 'Stage'],
};

/** The kind of card a target speaks of; every kind where it says "card". */
export const isOfKind = (card: Card, type: Target['targetType']): boolean =>
  CATEGORIES[type]?.includes(card.category) ?? true;
