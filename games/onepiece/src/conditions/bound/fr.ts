// « la carte révélée est une carte Personnage de type {Marine} ».
import type { Vocabulary } from '../../ability';
import { kinds } from '../../filters/category/fr';
import { byKind } from '../../filters/category/schema';
import type { OnePieceFrench } from '../../words/context';
import { filters } from '../../words/french-filters';
import { reference } from '../../words/french-target';
import type { Bound } from './schema';

const anyCard = { one: 'une carte', feminine: true };

export function fr(said: Bound<Vocabulary>, context: OnePieceFrench): string {
  const { kind, rest } = byKind(said.filters);
  const { one, feminine } = kind === undefined ? anyCard : kinds[kind];
  const what = [one, ...filters(rest, { feminine, plural: false }, context)];
  return `${reference(said.bound, context).text} est ${what.join(' ')}`;
}
