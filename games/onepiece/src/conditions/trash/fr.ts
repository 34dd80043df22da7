// « vous avez 3 cartes dans la Défausse ou moins ».
import { has, limited } from '../../words/french-limits';
import { card } from '../../words/french-target';
import type { Trash } from './schema';

export const fr = ({ trash }: Trash): string =>
  `${has(trash.side)} ${limited(trash, card, ' dans la Défausse')}`;
