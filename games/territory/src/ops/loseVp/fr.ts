// French for loseVp: « votre adversaire perd 1 point de victoire », « perdez 1 point de victoire ».
import { quantity, verb } from '@sleight/kernel/text/french-target';
import type { TerritoryFrench } from '../../words/context';
import { victoryPoint } from '../gainVp/fr';
import type { LoseVp } from './schema';

/** Refers back to what this did, later in the text. */
export const participle = 'perdu';

export function fr(action: LoseVp, context: TerritoryFrench): string {
  const points = quantity(action.amount, victoryPoint, context);
  if (action.side === 'player') return `${verb('perdre', context)} ${points}`;
  if (context.mood === 'purpose') {
    const isShort = typeof action.amount === 'number';
    return isShort
      ? `faire perdre ${points} à votre adversaire`
      : `faire perdre à votre adversaire ${points}`;
  }
  return `votre adversaire perd ${points}`;
}
