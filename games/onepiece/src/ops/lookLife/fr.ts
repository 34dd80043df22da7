// French for lookLife: « regardez jusqu'à 1 carte du dessus de votre Vie et placez-la au-dessus ou en dessous de celle-ci ».

import type { OnePieceFrench } from '../../words/context';
import { card, countOf, verb } from '../../words/french-target';
import type { LookLife } from './schema';

/** Refers back to what this did, later in the text. */
export const participle = 'regardée';

const whose = {
  player: 'de votre Vie',
  opponent: 'de la Vie adverse',
  any: 'de votre Vie ou de la Vie adverse',
};

export function fr({ amount, upTo, side }: LookLife, context: OnePieceFrench): string {
  const look = verb('regarder', context);
  const put = context.mood === 'instruction' ? ['placez-la', 'replacez-les'] : ['la placer', 'les replacer'];
  if (amount === undefined)
    return `${look} toutes les cartes ${whose[side ?? 'any']} et ${put[1]} dans l'ordre de votre choix`;
  const cards = `${upTo ? "jusqu'à " : ''}${countOf(amount, card)} du dessus ${whose[side ?? 'any']}`;
  return `${look} ${cards} et ${put[0]} au-dessus ou en dessous de celle-ci`;
}
