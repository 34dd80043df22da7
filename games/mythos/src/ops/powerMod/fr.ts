// How powerMod is said in French: « ce personnage a +2 Puissance », « les autres personnages Équipe 7 dans cette mission ont +1 Puissance ».
import { signed } from '@sleight/kernel/text/english';
import type { MythosFrench } from '../../words/context';
import { bareOne, subject } from '../../words/french-target';
import type { PowerMod } from './schema';

/** Names what this did, later in the text. */
export const participle = 'modifié';

export function fr(action: PowerMod, context: MythosFrench): string {
  const who = subject(action, context);
  const has = who.plural ? 'ont' : 'a';
  const { amount } = action;
  if (typeof amount === 'number') return `${who.text} ${has} ${signed(amount)} Puissance`;
  if (!('per' in amount)) throw new Error('French has no words for this change of Power.');
  return `${who.text} ${has} ${signed(amount.times)} Puissance pour chaque ${bareOne(amount.per, context)}`;
}
