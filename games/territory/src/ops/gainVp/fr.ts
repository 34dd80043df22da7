// How gainVp is said in French: « gagnez 2 points de victoire ».
import { noun } from '@sleight/kernel/text/french';
import { quantity, verb } from '@sleight/kernel/text/french-target';
import type { TerritoryFrench } from '../../words/context';
import type { GainVp } from './schema';

/** Names what this did, later in the text. */
export const participle = 'gagné';

export const victoryPoint = noun('point de victoire', 'm', 'points de victoire');

export const fr = (action: GainVp, context: TerritoryFrench): string =>
  `${verb('gagner', context)} ${quantity(action.amount, victoryPoint, context)}`;
