// French for giveEdge: « donnez l'Edge à l'adversaire ».
import { verb } from '@sleight/kernel/text/french-target';
import type { MythosFrench } from '../../words/context';
import type { GiveEdge } from './schema';

/** Refers back to what this did, later in the text. */
export const participle = 'donné';

export const fr = (_: GiveEdge, context: MythosFrench): string =>
  `${verb('donner', context)} l'Edge à l'adversaire`;
