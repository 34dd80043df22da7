// « Personnages de type {Marine} ».
import type { FilterFrench } from '../../words/context';
import { typesOf } from '../../words/french-lists';
import { is } from '../../words/french-predicate';
import type { Type } from './schema';

export function fr({ type }: Type): FilterFrench {
  const text = `de type ${typesOf(type)}`;
  return { slot: 'adjective', text, says: is(text) };
}
