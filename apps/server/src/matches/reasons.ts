// Why a bot picked what it picked: kept with each answer, and told when the match is over.
// Invariant: nobody hears a reason before the end. It is free text of somebody who sees hidden cards, so leaving out
// their names would not be enough: "I keep my best card" tells as much.

import type { Said } from '@sleight/kernel';
import type { Reasoned } from './store';

const HEADING: Said = {
  en: 'What your opponent was thinking:',
  fr: 'Ce que pensait votre adversaire\u202f:',
};

/** A reason as it is kept: with the pick it was for. */
export const reasonFor = (pick: Said, reason: Said): Said => ({
  en: `${pick.en}: ${reason.en}`,
  fr: `${pick.fr}\u202f: ${reason.fr}`,
});

/** The reasons of a match that is over, in the order of the moves. */
export function reasonsIn(line: readonly { readonly answer: Reasoned }[]): Said[] {
  const reasons = line.flatMap(({ answer: { because } }) => because ?? []);
  return reasons.length === 0 ? [] : [HEADING, ...reasons];
}
