// French for taunt: « votre adversaire ne peut attaquer que vos Personnages [Uta] ».
import type { OnePieceFrench } from '../../words/context';
import { bareMany } from '../../words/french-target';
import type { Taunt } from './schema';

/** Refers back to what this did, later in the text. */
export const participle = 'provoquée';

export const fr = ({ targetType, filters }: Taunt, context: OnePieceFrench): string =>
  `votre adversaire ne peut attaquer que vos ${bareMany({ targetType, filters }, context)}`;
