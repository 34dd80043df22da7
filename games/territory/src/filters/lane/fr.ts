// « dans le couloir 3 », « dans le couloir le plus à gauche ou le plus à droite ».
import type { FilterContext, FilterFrench } from '../../words/context';
import { placed } from '../../words/french-place';
import type { Lane } from './schema';

const edge = 'le couloir le plus à gauche ou le plus à droite';

export const fr = ({ lane }: Lane, context: FilterContext): FilterFrench => ({
  slot: 'rest',
  text: placed(lane === 'edge' ? edge : `le couloir ${lane}`, context),
});
