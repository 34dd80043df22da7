// French for defeat: « vainquez un personnage caché en jeu », « l'adversaire choisit … ».
import { verb } from '@sleight/kernel/text/french-target';
import type { MythosFrench } from '../../words/context';
import { act, bareMany, bareOne, target } from '../../words/french-target';
import type { Defeat } from './schema';

/** Refers back to what this did, later in the text. */
export const participle = 'vaincu';

export function fr(action: Defeat, context: MythosFrench): string {
  if (action.downTo !== undefined) {
    const whom = bareMany(action, context);
    return `l'adversaire choisit des ${whom} et les vainc jusqu'à ce qu'il n'en reste que ${action.downTo}`;
  }
  const both = action.both ? 'à la fois ' : '';
  if (!action.and) return act('vaincre', action, context);
  const isSameSide = action.and.targetSide === action.targetSide;
  const second = isSameSide ? `un autre ${bareOne(action.and, context)}` : target(action.and, context).text;
  return `${verb('vaincre', context)} ${both}${target(action, context).text} et ${second}`;
}
