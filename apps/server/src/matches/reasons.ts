// A bot's reasons for its picks: stored with each answer, and shown after the match.
// Invariant: no reason is sent before the end. It is free text from a player who sees hidden cards, so removing card
// names would not be enough: "I keep my best card" reveals as much.

import type { Said } from '@sleight/kernel';
import type { Reasoned } from './store';

const HEADING: Said = {
  en: 'What your opponent was thinking:',
  fr: 'Ce que pensait votre adversaire\u202f:',
};

/** A stored reason with its pick. */
export const reasonFor = (pick: Said, reason: Said): Said => ({
  en: `${pick.en}: ${reason.en}`,
  fr: `${pick.fr}\u202f: ${reason.fr}`,
});

/** The reasons of a finished match, in the order of the moves. */
export function reasonsIn(line: readonly { readonly answer: Reasoned }[]): Said[] {
  const reasons = line.flatMap(({ answer: { because } }) => because ?? []);
  return reasons.length === 0 ? [] : [HEADING, ...reasons];
}
