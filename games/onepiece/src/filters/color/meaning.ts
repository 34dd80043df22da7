// color: one of the card's colours.
import { printedOn } from '../../candidates';
import type { ListedCard, Meanings } from '../../language';
import type { Color } from './schema';

export const meaning = ({ color }: Color, { shared }: Meanings) =>
  printedOn(shared, ({ colors }) => colors.includes(color));

export const printed = ({ color }: Color, { card }: ListedCard): boolean => card.colors.includes(color);
