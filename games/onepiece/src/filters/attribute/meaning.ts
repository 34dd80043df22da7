// attribute: it is printed on the card, or the card counts as every attribute.
import { asksPrinted } from '../../candidates';
import type { ListedCard, Meanings } from '../../language';
import { countsAsAll } from '../../printed';
import type { Attribute } from './schema';

export const meaning = ({ attribute }: Attribute, { shared }: Meanings) =>
  asksPrinted(shared, ({ attributes }) => attributes.includes(attribute));

export const printed = ({ attribute }: Attribute, { card }: ListedCard): boolean =>
  countsAsAll(card) || ('attributes' in card && card.attributes.includes(attribute));
