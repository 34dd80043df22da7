// French for move: « déplacez un allié vers un emplacement proche de lui ».
import { target, verb } from '@sleight/kernel/text/french-target';
import type { TerritoryFrench } from '../../words/context';
import type { Move } from './schema';

/** Refers back to what this did, later in the text. */
export const participle = 'déplacé';

export function fr(action: Move, context: TerritoryFrench): string {
  const who = target(action, context);
  const to = who.plural
    ? `des emplacements proches ${who.feminine ? "d'elles" : "d'eux"}`
    : `un emplacement proche ${who.feminine ? "d'elle" : 'de lui'}`;
  return `${verb('déplacer', context)} ${who.text} vers ${to}`;
}
