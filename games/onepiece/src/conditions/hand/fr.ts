// « vous avez 3 cartes en main ou moins ».
import { has, limited } from '../../words/french-limits';
import { card } from '../../words/french-target';
import type { Hand } from './schema';

export const fr = ({ hand }: Hand): string => `${has(hand.side)} ${limited(hand, card, ' en main')}`;
