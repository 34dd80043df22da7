// French for giveDon: « attachez jusqu'à 1 carte DON!! épuisée à 1 de vos cartes Leader ou Personnage ».

import { after } from '@sleight/kernel/text/french';
import type { OnePieceFrench } from '../../words/context';
import { donOf } from '../../words/french-places';
import { target, verb } from '../../words/french-target';
import type { GiveDon } from './schema';

/** Refers back to what this did, later in the text. */
export const participle = 'attachée';

export function fr(action: GiveDon, context: OnePieceFrench): string {
  const { amount, upTo, state } = action;
  return `${verb('attacher', context)} ${upTo ? "jusqu'à " : ''}${donOf(amount, state)} ${after('à', target(action, context).text)}`;
}
