// French for gainPoints: « gagnez 2 points de mission ».
import { noun } from '@sleight/kernel/text/french';
import { verb } from '@sleight/kernel/text/french-target';
import type { MythosFrench } from '../../words/context';
import { counted } from '../../words/french-amounts';
import type { GainPoints } from './schema';

/** Refers back to what this did, later in the text. */
export const participle = 'gagné';

const point = noun('point de mission', 'm', 'points de mission');

export const fr = (action: GainPoints, context: MythosFrench): string =>
  `${verb('gagner', context)} ${counted(action.amount, point, context)}`;
