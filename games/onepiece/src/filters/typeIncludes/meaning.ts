// typeIncludes: the letters stand in a type that is printed on the card, or it counts as every type.
import { asksPrinted } from '../../candidates';
import { listed } from '../../card-words';
import type { ListedCard, Meanings } from '../../language';
import { countsAsAll } from '../../printed';
import type { TypeIncludes } from './schema';

export function meaning({ typeIncludes }: TypeIncludes, { shared }: Meanings) {
  const wanted = listed(typeIncludes);
  return asksPrinted(shared, ({ types }) => wanted.some((part) => types.some((type) => type.includes(part))));
}

export const printed = ({ typeIncludes }: TypeIncludes, { card }: ListedCard): boolean =>
  countsAsAll(card) || listed(typeIncludes).some((part) => card.types.some((type) => type.includes(part)));
