// Limits in French: « un coût de 3 ou moins », « 5000 de puissance ou plus », « un coût inférieur ou égal au nombre de … ».
// Invariant: it covers every limit that bound.ts allows.
// Next: ../filters/cost/fr.ts for their use.
import { after } from '@sleight/kernel/text/french';
import type { Amount, Bound } from '../ability';
import type { OnePieceFrench } from './context';

/** The measured thing as a noun. */
interface Measured {
  readonly one: string;
  readonly feminine: boolean;
}

const isNumber = (amount: Amount): amount is number => typeof amount === 'number';

/** « 3 ou moins », « 3 à 5 »; undefined if a number is counted in play. */
function plain(bound: Bound, unit: string): string | undefined {
  if ('gte' in bound && 'lte' in bound)
    return isNumber(bound.gte) && isNumber(bound.lte) ? `${bound.gte} à ${bound.lte}${unit}` : undefined;
  if ('lte' in bound) return isNumber(bound.lte) ? `${bound.lte}${unit} ou moins` : undefined;
  if ('gte' in bound) return isNumber(bound.gte) ? `${bound.gte}${unit} ou plus` : undefined;
  return isNumber(bound.eq) ? `${bound.eq}${unit}` : undefined;
}

/** « inférieur ou égal au nombre de … », in the gender of the measured thing. */
export function compared(bound: Bound, feminine: boolean, french: OnePieceFrench): string {
  const e = feminine ? 'e' : '';
  const measure = (amount: Amount): string => after('à', french.words.amount(amount, french).noun);
  const than = (how: string, amount: Amount): string => `${how}${e} ou égal${e} ${measure(amount)}`;
  const limits = [
    ...('gte' in bound ? [than('supérieur', bound.gte)] : []),
    ...('lte' in bound ? [than('inférieur', bound.lte)] : []),
    ...('eq' in bound ? [`égal${e} ${measure(bound.eq)}`] : []),
  ];
  return limits.join(' et ');
}

/** A number with its unit: « 1000 de Contre ou plus ». */
export const limited = (bound: Bound, unit: string, what: Measured, french: OnePieceFrench): string =>
  plain(bound, unit) ?? `${what.one} ${compared(bound, what.feminine, french)}`;

export const power = (bound: Bound, noun: string, french: OnePieceFrench): string =>
  limited(bound, ` de ${noun}`, { one: `une ${noun}`, feminine: true }, french);

export function cost(bound: Bound, noun: string, french: OnePieceFrench): string {
  const said = plain(bound, '');
  return said === undefined ? `un ${noun} ${compared(bound, false, french)}` : `un ${noun} de ${said}`;
}
