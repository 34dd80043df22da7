// French for move: « déplacez un personnage ennemi depuis cette mission ».
import type { MythosFrench } from '../../words/context';
import { act } from '../../words/french-target';
import type { Move } from './schema';

/** Refers back to what this did, later in the text. */
export const participle = 'déplacé';

export const fr = (action: Move, context: MythosFrench): string =>
  action.to === 'here'
    ? `${act('déplacer', action, { ...context, away: true, anywhere: true })} vers cette mission`
    : act('déplacer', action, { ...context, away: true });
