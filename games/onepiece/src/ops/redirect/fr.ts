// French for redirect: « redirigez l'attaque vers 1 de vos Personnages ».

import type { OnePieceFrench } from '../../words/context';
import { target, verb } from '../../words/french-target';
import type { Redirect } from './schema';

/** Refers back to what this did, later in the text. */
export const participle = 'visée';

export const fr = (action: Redirect, context: OnePieceFrench): string =>
  `${verb('rediriger', context)} l'attaque vers ${target(action, context).text}`;
