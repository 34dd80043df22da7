// How activateEffect is said in French: « activez l'effet [Principale] de cette carte ».

import type { OnePieceFrench } from '../../words/french-context';
import { verb } from '../../words/french-target';
import type { ActivateEffect } from './schema';

/** Names what this did, later in the text. */
export const participle = 'activée';

const timings = { Main: 'Principale', Counter: 'Contre', 'On Play': 'Jouée', 'On KO': 'En cas de KO' };

export const fr = ({ timing }: ActivateEffect, context: OnePieceFrench): string =>
  `${verb('activer', context)} l'effet [${timings[timing]}] de cette carte`;
