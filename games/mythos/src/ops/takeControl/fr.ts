// French for takeControl: « prenez le contrôle d'un personnage ennemi dans cette mission », « prenez-en le contrôle ».
import { after } from '@sleight/kernel/text/french';
import { verb } from '@sleight/kernel/text/french-target';
import type { MythosFrench } from '../../words/context';
import { isPronoun, target } from '../../words/french-target';
import type { TakeControl } from './schema';

/** Refers back to what this did, later in the text. */
export const participle = 'pris';

export function fr(action: TakeControl, context: MythosFrench): string {
  if (!isPronoun(action, context)) {
    return `${verb('prendre', context)} le contrôle ${after('de', target(action, context).text)}`;
  }
  return context.mood === 'instruction' ? 'prenez-en le contrôle' : 'en prendre le contrôle';
}
