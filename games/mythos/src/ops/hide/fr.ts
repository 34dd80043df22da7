// French for hide: « cachez un personnage ennemi dans cette mission », « cachez A et un autre B ».
import { verb } from '@sleight/kernel/text/french-target';
import type { MythosFrench } from '../../words/context';
import { act, bareOne, target } from '../../words/french-target';
import type { Hide } from './schema';

/** Refers back to what this did, later in the text. */
export const participle = 'caché';

export function fr(action: Hide, context: MythosFrench): string {
  const both = action.both ? 'à la fois ' : '';
  if (!action.and) return act('cacher', action, context);
  const isSameSide = action.and.targetSide === action.targetSide;
  const second = isSameSide ? `un autre ${bareOne(action.and, context)}` : target(action.and, context).text;
  return `${verb('cacher', context)} ${both}${target(action, context).text} et ${second}`;
}
