// French for cannot: « votre adversaire ne peut pas … », with the game's verb for what is forbidden.
import type { Side, TargetOf } from '../../ability/schema';
import { definitePlural, type French } from '../../text/french-target';

/** Refers back to what this did, later in the text. */
export const participle = 'interdit';

type Cannot<F> = TargetOf<string, F> & { verb: string; by: Side };

const subjects = {
  player: 'vous ne pouvez pas',
  opponent: 'votre adversaire ne peut pas',
  any: 'les joueurs ne peuvent pas',
} as const;

export const fr = <F, C>(action: Cannot<F>, context: French<F, C>): string => {
  const { all: _, ...what } = action;
  return `${subjects[action.by]} ${context.words.verbs[action.verb]} ${definitePlural(what, context)}`;
};
