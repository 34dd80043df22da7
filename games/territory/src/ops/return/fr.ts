// French for return: « reprenez en main une autre carte de votre défausse ».
import { target, verb } from '@sleight/kernel/text/french-target';
import type { TerritoryFrench } from '../../words/context';
import type { Return } from './schema';

/** Refers back to what this did, later in the text. */
export const participle = 'repris';

export const fr = (action: Return, context: TerritoryFrench): string =>
  `${verb('reprendre', context)} en main ${target(action, context).text} de votre défausse`;
