// hasEffect: a text of this timing is printed on the card.
import { typesOf } from '../../ability';
import { printedOn } from '../../candidates';
import type { ListedCard, Meanings } from '../../language';
import type { HasEffect } from './schema';

export const meaning = ({ hasEffect }: HasEffect, { shared }: Meanings) =>
  printedOn(shared, ({ timings }) => timings.includes(hasEffect));

export const printed = ({ hasEffect }: HasEffect, { card }: ListedCard): boolean =>
  card.abilities.some((ability) => typesOf(ability).includes(hasEffect));
