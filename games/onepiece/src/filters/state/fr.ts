// « Personnages épuisés ».
import { agree } from '@sleight/kernel/text/french';
import type { FilterContext, FilterFrench } from '../../words/context';
import { is } from '../../words/french-predicate';
import type { State } from './schema';

const states = { active: 'actif', rested: 'épuisé' };

export function fr({ state }: State, { agreement }: FilterContext): FilterFrench {
  const text = agree(states[state], agreement);
  return { slot: 'adjective', text, says: is(text) };
}
