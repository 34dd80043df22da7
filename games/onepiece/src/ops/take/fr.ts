// French for take: « révélez jusqu'à 1 carte de type {Marine} et ajoutez-la à votre main ».
import type { Target } from '../../ability';
import type { OnePieceFrench } from '../../words/context';
import { act, target } from '../../words/french-target';
import type { Take } from './schema';

/** Refers back to what this did, later in the text. */
export const participle = 'ajoutée';

export function fr(action: Take, context: OnePieceFrench): string {
  const what: Target = { ...action, from: 'lookedAt' };
  const isDescribed = action.filters !== undefined || action.targetType !== 'card';
  if (!isDescribed) return `${act('ajouter', what, context)} à votre main`;
  const { plural, feminine } = target(what, context);
  const it = plural ? 'les' : feminine ? 'la' : 'le';
  const add = context.mood === 'instruction' ? `ajoutez-${it}` : plural ? 'les ajouter' : "l'ajouter";
  return `${act('révéler', what, context)} et ${add} à votre main`;
}
