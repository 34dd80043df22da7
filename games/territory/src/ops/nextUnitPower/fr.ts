// French for nextUnitPower: « la prochaine unité que vous déployez cette manche gagne +2 en puissance ».
import type { TerritoryFrench } from '../../words/context';
import { giving, powerChange } from '../powerMod/fr';
import type { NextUnitPower } from './schema';

/** Refers back to what this did, later in the text. */
export const participle = 'modifié';

const next = 'la prochaine unité que vous déployez cette manche';

export function fr({ amount }: NextUnitPower, context: TerritoryFrench): string {
  if (context.mood === 'purpose') return giving(amount, next, context);
  const isLoss = typeof amount === 'number' ? amount < 0 : 'times' in amount && amount.times < 0;
  return `${next} ${isLoss ? 'subit' : 'gagne'} ${powerChange(amount, context)}`;
}
