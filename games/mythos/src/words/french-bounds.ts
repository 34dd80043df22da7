// Limits on a number in French: « une Puissance de 3 ou moins », « un coût inférieur au nombre de … ».
// Invariant: says whatever bounds.ts says.
import { after, agree } from '@sleight/kernel/text/french';
import type { Amount, Bound } from '../ability';
import type { MythosFrench } from './context';
import { named } from './french-registers';

/** What is measured, and the stat whose value of another character is « celle » or « celui ». */
export interface FrenchMeasure {
  readonly one: string;
  readonly feminine: boolean;
  readonly stat?: 'power' | 'cost';
}

const isOf = (
  stat: string | undefined,
  amount: Amount,
): amount is { stat: 'power' | 'cost' | 'count'; of: string } =>
  typeof amount === 'object' && 'stat' in amount && amount.stat === stat;

export function bounded({ one, feminine, stat }: FrenchMeasure, bound: Bound, context: MythosFrench): string {
  const compared = (amount: Amount, ...adjectives: readonly string[]): string => {
    const said = adjectives.map((adjective) => agree(adjective, { feminine, plural: false })).join(' ou ');
    const what = isOf(stat, amount)
      ? `${feminine ? 'celle' : 'celui'} ${after('de', named(amount.of, context))}`
      : context.words.value(amount, context);
    return `${one} ${said} ${after('à', what)}`;
  };
  if ('lt' in bound) return compared(bound.lt, 'inférieur');
  if ('lte' in bound) {
    return typeof bound.lte === 'number'
      ? `${one} de ${bound.lte} ou moins`
      : compared(bound.lte, 'inférieur', 'égal');
  }
  if ('gte' in bound) {
    return typeof bound.gte === 'number'
      ? `${one} de ${bound.gte} ou plus`
      : compared(bound.gte, 'supérieur', 'égal');
  }
  return typeof bound.eq === 'number' ? `${one} d'exactement ${bound.eq}` : compared(bound.eq, 'égal');
}
