// « nommé Naruto Uzumaki ou Gaara »; a name that no card has stands in guillemets.
import { agree, frenchList, guillemets } from '@sleight/kernel/text/french';
import type { FilterContext, FilterFrench } from '../../words/context';
import { names } from '../../words/names';
import type { Name } from './schema';

export function fr({ name }: Name, { agreement }: FilterContext): FilterFrench {
  const said = typeof name === 'string' ? [name] : name;
  const isUnknown = said.length === 1 && names[said[0]] === undefined;
  const list = said.map((one) => names[one] ?? one);
  const text = isUnknown ? guillemets(said[0]) : frenchList(list, 'ou');
  return { slot: 'name', text: `${agree('nommé', agreement)} ${text}` };
}
