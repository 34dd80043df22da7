// Prints a scenario as it is played: each decision with its options, and what happens.
// Invariant: showing changes nothing; the keys are the possible answers of a scenario.
// Next: steps.ts, which plays the steps.

import { decisions, type Fact, options, type Play, type Said } from '@sleight/kernel';
import { sayFact } from './fact-words';

export type Show = (line: Said) => void;

const plain = (line: string): Said => ({ en: line, fr: line });

/** All open decisions, of both players. */
export function showDecisions(show: Show, p: Play): void {
  for (const { seat, why } of decisions(p)) {
    const [en, fr] = seat === 0 ? ['me', 'moi (me)'] : ['foe', "l'adversaire (foe)"];
    show({ en: `  ${en} is asked: ${why.en}`, fr: `  question à ${fr}\u202f: ${why.fr}` });
    for (const { key } of options(p, seat)) show(plain(`      ${key}`));
  }
}

/** The facts, in the words of `facts:`. */
export function showFacts(show: Show, facts: readonly Fact[]): void {
  for (const { secret, ...fact } of facts) show(plain(`    . ${sayFact({ ...fact, ...secret?.fields })}`));
}

export const showStep = (show: Show, step: string): void => show(plain(`  > ${step}`));
