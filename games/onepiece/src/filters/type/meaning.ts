// type: one of the types is printed on the card, or it counts as every type.
import { asksPrinted } from '../../candidates';
import { listed } from '../../card-words';
import type { ListedCard, Meanings } from '../../language';
import { countsAsAll } from '../../printed';
import type { Type } from './schema';

export function meaning(filter: Type, { shared }: Meanings) {
  const wanted = listed(filter.type);
  return asksPrinted(shared, ({ types }) => wanted.some((type) => types.includes(type)));
}

export const printed = ({ type }: Type, { card }: ListedCard): boolean =>
  countsAsAll(card) || listed(type).some((one) => card.types.includes(one));
