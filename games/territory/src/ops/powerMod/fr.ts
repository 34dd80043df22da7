// French for powerMod: « un allié gagne +2 en puissance », « donner », « cette unité a +1 en puissance ».
import { signed } from '@sleight/kernel/text/english';
import { after } from '@sleight/kernel/text/french';
import {
  type FrenchPhrase,
  forEach,
  isPer,
  isStat,
  named,
  target,
  thatOf,
} from '@sleight/kernel/text/french-target';
import type { Amount } from '../../ability';
import type { TerritoryFrench } from '../../words/context';
import type { PowerMod } from './schema';

/** Refers back to what this did, later in the text. */
export const participle = 'modifié';

export function fr(action: PowerMod, context: TerritoryFrench): string {
  const who = target(action, context);
  if (context.mood === 'purpose') return giving(action.amount, who.text, context);
  return `${who.text} ${verbFor(action.amount, who, context)} ${powerChange(action.amount, context)}`;
}

const loses = (amount: Amount): boolean =>
  isPer(amount) ? amount.times < 0 : typeof amount === 'number' && amount < 0;

function verbFor(amount: Amount, { plural }: FrenchPhrase, { mood }: TerritoryFrench): string {
  if (mood === 'continuous') return plural ? 'ont' : 'a';
  if (loses(amount)) return plural ? 'subissent' : 'subit';
  return plural ? 'gagnent' : 'gagne';
}

/** « +2 en puissance », « +X en puissance, X étant celle de l'unité sacrifiée ». */
export function powerChange(amount: Amount, context: TerritoryFrench): string {
  if (isStat(amount)) return `+X en puissance, X étant ${thatOf(amount, named(context))}`;
  if (isPer(amount)) return `${signed(amount.times)} en puissance ${forEach(amount.per, named(context))}`;
  return `${signed(amount)} en puissance`;
}

/** « donner +2 en puissance à un allié », « infliger -1 en puissance à chaque ennemi ». */
export function giving(amount: Amount, who: string, context: TerritoryFrench): string {
  const give = loses(amount) ? 'infliger' : 'donner';
  const to = after('à', who);
  if (isStat(amount)) return `${give} ${to} ${powerChange(amount, context)}`;
  if (isPer(amount))
    return `${give} ${signed(amount.times)} en puissance ${to} ${forEach(amount.per, named(context))}`;
  return `${give} ${powerChange(amount, context)} ${to}`;
}
