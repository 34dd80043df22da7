// French for suppress: « le personnage ennemi le plus fort dans cette mission perd tous ses jetons de Puissance … ».
import type { MythosFrench } from '../../words/context';
import { target } from '../../words/french-target';
import type { Suppress } from './schema';

/** Refers back to what this did, later in the text. */
export const participle = 'neutralisé';

export const fr = (action: Suppress, context: MythosFrench): string =>
  `${target(action, context).text} perd tous ses jetons de Puissance et a une Puissance de 0`;
