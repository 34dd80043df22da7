// French for distribute: « répartissez des dégâts égaux à sa puissance entre les ennemis proches de lui ».
import { count, noun } from '@sleight/kernel/text/french';
import { definitePlural, forEach, isPer, isStat, statOf, verb } from '@sleight/kernel/text/french-target';
import type { TerritoryFrench } from '../../words/context';
import type { Distribute } from './schema';

/** Refers back to what this did, later in the text. */
export const participle = 'blessé';

const damage = noun('dégât', 'm');

export function fr(action: Distribute, context: TerritoryFrench): string {
  const { amount } = action;
  const split = verb('répartir', context);
  const among = `entre ${definitePlural(action, context)}`;
  if (isStat(amount)) return `${split} des dégâts égaux à ${statOf(amount, context)} ${among}`;
  if (isPer(amount))
    return `${split} ${count(amount.times, damage)} ${forEach(amount.per, context)} ${among}`;
  return `${split} ${count(amount, damage)} ${among}`;
}
