// French for activateEffect: « activez l'effet [Principale] de cette carte ».

import type { OnePieceFrench } from '../../words/context';
import { verb } from '../../words/french-target';
import type { ActivateEffect } from './schema';

/** Refers back to what this did, later in the text. */
export const participle = 'activée';

const timings = { Main: 'Principale', Counter: 'Contre', 'On Play': 'Jouée', 'On KO': 'En cas de K.O.' };

export const fr = ({ timing }: ActivateEffect, context: OnePieceFrench): string =>
  `${verb('activer', context)} l'effet [${timings[timing]}] de cette carte`;
