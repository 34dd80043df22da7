// French for discount: « la prochaine fois que vous jouez 1 carte Personnage de votre main pendant ce tour,
// son coût est réduit de 1 ».
import type { OnePieceFrench } from '../../words/context';
import { during } from '../../words/french-places';
import { target } from '../../words/french-target';
import type { Discount } from './schema';

/** Refers back to what this did, later in the text. */
export const participle = 'réduite';

export function fr({ amount, targetType, filters, duration }: Discount, context: OnePieceFrench): string {
  const what = target({ targetType, targetSide: 'player', from: 'hand', filters }, context).text;
  return `la prochaine fois que vous jouez ${what}${during(duration)}, son coût est réduit de ${amount}`;
}
