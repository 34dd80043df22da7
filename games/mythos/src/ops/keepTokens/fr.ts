// French for keepTokens: « ce personnage ne perd pas ses jetons de Puissance à la fin du tour ».
import type { MythosFrench } from '../../words/context';
import type { KeepTokens } from './schema';

/** Refers back to what this did, later in the text. */
export const participle = 'gardé';

export const fr = (_: KeepTokens, { words }: MythosFrench): string =>
  `${words.self} ne perd pas ses jetons de Puissance à la fin du tour`;
