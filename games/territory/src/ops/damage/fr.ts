// French for damage: « infligez 3 dégâts à un ennemi ».
import { after, count, noun } from '@sleight/kernel/text/french';
import { forEach, isPer, isStat, named, statOf, target, verb } from '@sleight/kernel/text/french-target';
import type { TerritoryFrench } from '../../words/context';
import type { Damage } from './schema';

/** Refers back to what this did, later in the text. */
export const participle = 'blessé';

const damage = noun('dégât', 'm');

export function fr(action: Damage, context: TerritoryFrench): string {
  const { amount } = action;
  const deal = verb('infliger', context);
  const to = after('à', target(action, context).text);
  if (isStat(amount)) return `${deal} ${to} des dégâts égaux à ${statOf(amount, named(context))}`;
  if (isPer(amount))
    return `${deal} ${count(amount.times, damage)} ${to} ${forEach(amount.per, named(context))}`;
  return `${deal} ${count(amount, damage)} ${to}`;
}
