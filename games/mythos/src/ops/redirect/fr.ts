// French for redirect: « les personnages alliés vaincus vont dans votre main au lieu de votre défausse ».
import { agree } from '@sleight/kernel/text/french';
import type { MythosFrench } from '../../words/context';
import { subject } from '../../words/french-target';
import type { Redirect } from './schema';

/** Refers back to what this did, later in the text. */
export const participle = 'redirigé';

export function fr(action: Redirect, context: MythosFrench): string {
  const who = subject(action, { ...context, anywhere: true });
  return `${who.text} qui sont ${agree('vaincu', who)} vont dans votre main au lieu de votre défausse`;
}
