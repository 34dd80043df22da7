// « le personnage le plus faible », « avec le coût le plus faible ».

import type { FilterContext, FilterFrench } from '../../words/context';
import { superlative } from '../../words/superlative';
import type { Lowest } from './schema';

export const fr = ({ lowest }: Lowest, { agreement }: FilterContext): FilterFrench =>
  lowest === 'cost'
    ? { slot: 'with', text: 'le coût le plus faible' }
    : { slot: 'adjective', text: superlative('faible', agreement) };
