// French for heal: « soignez un allié de 3 ».
import { forEach, isPer, isStat, named, statOf, target, verb } from '@sleight/kernel/text/french-target';
import type { TerritoryFrench } from '../../words/context';
import type { Heal } from './schema';

/** Refers back to what this did, later in the text. */
export const participle = 'soigné';

export function fr(action: Heal, context: TerritoryFrench): string {
  const { amount } = action;
  const heal = `${verb('soigner', context)} ${target(action, context).text}`;
  if (isStat(amount)) return `${heal} d'un montant égal à ${statOf(amount, named(context))}`;
  if (isPer(amount)) return `${heal} de ${amount.times} ${forEach(amount.per, named(context))}`;
  return `${heal} de ${amount}`;
}
