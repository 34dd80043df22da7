// French for gain: « gagnez 2 points ».
import { noun } from '@sleight/kernel/text/french';
import { quantity, verb } from '@sleight/kernel/text/french-target';
import type { DuskfallFrench } from '../../words/context';
import type { Gain } from './schema';

/** Refers back to what this did, later in the text. */
export const participle = 'gagné';

export const fr = ({ amount }: Gain, context: DuskfallFrench): string =>
  `${verb('gagner', context)} ${quantity(amount, noun('point', 'm'), context)}`;
