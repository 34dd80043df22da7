// name: one of the card's names, its rules texts included; or it counts as every name.
import { asksPrinted } from '../../candidates';
import { listed } from '../../card-words';
import type { ListedCard, Meanings } from '../../language';
import { countsAsAll, namesOf } from '../../printed';
import type { Name } from './schema';

export function meaning(filter: Name, { shared }: Meanings) {
  const wanted = listed(filter.name);
  return asksPrinted(shared, ({ names }) => wanted.some((name) => names.includes(name)));
}

export const printed = ({ name }: Name, { card }: ListedCard): boolean =>
  countsAsAll(card) || listed(name).some((one) => namesOf(card).includes(one));
