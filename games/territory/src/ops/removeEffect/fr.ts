// French for removeEffect: « retirez un effet persistant », « retirez tous les effets persistants, des deux côtés ».
import { target, verb } from '@sleight/kernel/text/french-target';
import type { TerritoryFrench } from '../../words/context';
import type { RemoveEffect } from './schema';
import { isWholeLane } from './whole-lane';

/** Refers back to what this did, later in the text. */
export const participle = 'retiré';

export const fr = (action: RemoveEffect, context: TerritoryFrench): string => {
  const sides = isWholeLane(action) ? ', des deux côtés' : '';
  return `${verb('retirer', context)} ${target(action, { ...context, every: true }).text}${sides}`;
};
