// How removeEffect is said in French: « retirez un effet persistant », « retirez tous les effets persistants ».
import { target, verb } from '@sleight/kernel/text/french-target';
import type { TerritoryFrench } from '../../words/context';
import type { RemoveEffect } from './schema';

/** Names what this did, later in the text. */
export const participle = 'retiré';

export const fr = (action: RemoveEffect, context: TerritoryFrench): string =>
  `${verb('retirer', context)} ${target(action, { ...context, every: true }).text}`;
