// French for grant: « donnez à cet emplacement « Déploiement : piochez 1 carte » ».
import { after, guillemets } from '@sleight/kernel/text/french';
import { target, verb } from '@sleight/kernel/text/french-target';
import type { Grant } from '../../ability';
import type { TerritoryFrench } from '../../words/context';

/** Refers back to what this did, later in the text. */
export const participle = 'doté';

export function fr(action: Grant, context: TerritoryFrench): string {
  const to = after('à', target(action, context).text);
  const bothSides = action.targetType === 'lane' ? ', des deux côtés,' : '';
  return `${verb('donner', context)} ${to}${bothSides} ${guillemets(context.words.quote(action.ability))}`;
}
