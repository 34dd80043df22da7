// French for freeze: « jusqu'à 1 Personnage adverse épuisé ne redevient pas actif à la prochaine Phase de redressement adverse ».
import { agree } from '@sleight/kernel/text/french';
import type { OnePieceFrench } from '../../words/context';
import { target } from '../../words/french-target';
import type { Freeze } from './schema';

/** Refers back to what this did, later in the text. */
export const participle = 'bloquée';

export function fr(action: Freeze, context: OnePieceFrench): string {
  const who = target(action, context);
  const phase =
    action.targetSide === 'opponent' || action.targetType === 'bound'
      ? 'la prochaine Phase de redressement adverse'
      : 'votre prochaine Phase de redressement';
  const become = who.plural ? 'redeviendront' : 'redeviendra';
  return `${who.text} ne ${become} pas ${agree('actif', who)} à ${phase}`;
}
