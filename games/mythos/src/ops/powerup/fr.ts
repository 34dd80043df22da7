// French for powerup: « POWERUP 2 », « POWERUP 1 sur un autre personnage allié en jeu », « POWERUP X, où X est … ».
import type { MythosFrench } from '../../words/context';
import { amount } from '../../words/french-amounts';
import { target } from '../../words/french-target';
import type { Powerup } from './schema';

/** Refers back to what this did, later in the text. */
export const participle = 'renforcé';

export function fr(action: Powerup, context: MythosFrench): string {
  const { targetType } = action;
  const on = targetType === undefined ? '' : ` sur ${target({ ...action, targetType }, context).text}`;
  const { n, clause } = amount(action.amount, on === '' ? context : { ...context, it: false });
  return `POWERUP ${n}${on}${clause}`;
}
