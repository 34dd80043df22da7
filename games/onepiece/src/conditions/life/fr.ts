// « vous avez 2 cartes Vie ou moins », « vous avez 1 carte Vie face visible ou plus ».
import { has, limited } from '../../words/french-limits';
import { lifeCard } from '../../words/french-target';
import type { Life } from './schema';

const faces = { up: ' face visible', down: ' face cachée' };

export const fr = ({ life }: Life): string =>
  `${has(life.side)} ${limited(life, lifeCard, life.face === undefined ? '' : faces[life.face])}`;
