// French for gainEdge: « gagnez l'Edge ».
import { verb } from '@sleight/kernel/text/french-target';
import type { MythosFrench } from '../../words/context';
import type { GainEdge } from './schema';

/** Refers back to what this did, later in the text. */
export const participle = 'gagné';

export const fr = (_: GainEdge, context: MythosFrench): string => `${verb('gagner', context)} l'Edge`;
