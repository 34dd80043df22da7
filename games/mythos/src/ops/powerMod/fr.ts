// French for powerMod: « ce personnage a +2 en Puissance ».
import { signed } from '@sleight/kernel/text/english';
import type { MythosFrench } from '../../words/context';
import { bareOne, subject } from '../../words/french-target';
import type { PowerMod } from './schema';

/** Refers back to what this did, later in the text. */
export const participle = 'modifié';

export function fr(action: PowerMod, context: MythosFrench): string {
  const who = subject(action, context);
  const has = who.plural ? 'ont' : 'a';
  const { amount } = action;
  if (typeof amount === 'number') return `${who.text} ${has} ${signed(amount)} en Puissance`;
  if (!('per' in amount)) throw new Error('French has no words for this change of Power.');
  return `${who.text} ${has} ${signed(amount.times)} en Puissance pour chaque ${bareOne(amount.per, context)}`;
}
