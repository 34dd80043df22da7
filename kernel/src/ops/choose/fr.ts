// French for choose: « choisissez un couloir ».
import type { TargetOf } from '../../ability/schema';
import { type French, target, verb } from '../../text/french-target';

/** Refers back to what this did, later in the text. */
export const participle = 'choisi';

export const fr = <F, C>(action: TargetOf<string, F>, context: French<F, C>): string =>
  `${verb('choisir', context)} ${target(action, context).text}`;
