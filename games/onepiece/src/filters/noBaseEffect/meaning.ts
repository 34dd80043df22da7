// noBaseEffect: no text and no keyword is printed on the card.
import { printedOn } from '../../candidates';
import type { ListedCard, Meanings } from '../../language';
import type { NoBaseEffect } from './schema';

export const meaning = (_filter: NoBaseEffect, { shared }: Meanings) =>
  printedOn(shared, (card) => card.noBaseEffect);

export const printed = (_filter: NoBaseEffect, { card }: ListedCard): boolean =>
  card.abilities.length === 0 && card.keywords.length === 0;
