// French for bounce: « renvoyez en main une unité proche ».
import { target, verb } from '@sleight/kernel/text/french-target';
import type { TerritoryFrench } from '../../words/context';
import type { Bounce } from './schema';

/** Refers back to what this did, later in the text. */
export const participle = 'renvoyé';

export const fr = (action: Bounce, context: TerritoryFrench): string =>
  `${verb('renvoyer', context)} en main ${target(action, context).text}`;
