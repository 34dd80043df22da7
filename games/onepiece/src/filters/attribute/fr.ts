// « Personnages d'attribut <Tranche> ».
import type { FilterFrench } from '../../words/context';
import { attributeName } from '../../words/french-names';
import { has } from '../../words/french-predicate';
import type { Attribute } from './schema';

export function fr({ attribute }: Attribute): FilterFrench {
  const name = attributeName(attribute);
  return { slot: 'adjective', text: `d'attribut <${name}>`, says: has(`l'attribut <${name}>`) };
}
