// French for look: « regardez 5 cartes du dessus de votre deck ».

import type { OnePieceFrench } from '../../words/context';
import { card, countOf, verb } from '../../words/french-target';
import type { Look } from './schema';

/** Refers back to what this did, later in the text. */
export const participle = 'révélée';

export const fr = ({ amount, reveal, side }: Look, context: OnePieceFrench): string =>
  `${verb(reveal ? 'révéler' : 'regarder', context)} ${countOf(amount, card)} du dessus ${side === 'opponent' ? 'du deck adverse' : 'de votre deck'}`;
