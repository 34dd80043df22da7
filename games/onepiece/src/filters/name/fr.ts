// « carte [Uta] », « autre que [Uta] ».
import type { FilterFrench } from '../../words/context';
import { namesOf } from '../../words/french-lists';
import { is } from '../../words/french-predicate';
import type { Name } from './schema';

export function fr({ name }: Name): FilterFrench {
  const text = namesOf(name);
  return { slot: 'adjective', text, says: is(text), without: { slot: 'other', text } };
}
