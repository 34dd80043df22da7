// How bounce is said in French: « renvoyez en main une unité proche ».
import { target, verb } from '@sleight/kernel/text/french-target';
import type { TerritoryFrench } from '../../words/context';
import type { Bounce } from './schema';

/** Names what this did, later in the text. */
export const participle = 'renvoyé';

export const fr = (action: Bounce, context: TerritoryFrench): string =>
  `${verb('renvoyer', context)} en main ${target(action, context).text}`;
