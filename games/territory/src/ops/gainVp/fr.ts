// French for gainVp: « gagnez 2 points de victoire », « autant … que sa puissance (au plus 3) ».
import { noun } from '@sleight/kernel/text/french';
import { quantity, verb } from '@sleight/kernel/text/french-target';
import { defaultRules } from '../../rules';
import type { TerritoryFrench } from '../../words/context';
import type { GainVp } from './schema';

/** Refers back to what this did, later in the text. */
export const participle = 'gagné';

export const victoryPoint = noun('point de victoire', 'm', 'points de victoire');

const { effectVpMax } = defaultRules;
const limit = effectVpMax === null ? '' : ` (au plus ${effectVpMax})`;

export function fr({ amount }: GainVp, context: TerritoryFrench): string {
  const isFixed = typeof amount === 'number';
  return `${verb('gagner', context)} ${quantity(amount, victoryPoint, context)}${isFixed ? '' : limit}`;
}
