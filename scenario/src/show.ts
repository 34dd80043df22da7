// A scenario told as it is played: what each player is asked, with every option, and what happens.
// Invariant: showing changes nothing; the keys are what a scenario may answer with.
// Next: steps.ts, which plays the steps.

import { decisions, options, type Play, type Said } from '@sleight/kernel';
import { sayFact } from './fact-words';
import type { Table } from './table';

export type Show = (line: Said) => void;

const plain = (line: string): Said => ({ en: line, fr: line });

/** Everything that is asked now, of both players. */
export function showDecisions(show: Show, p: Play): void {
  for (const { seat, why } of decisions(p)) {
    const [en, fr] = seat === 0 ? ['me', 'moi (me)'] : ['foe', "l'adversaire (foe)"];
    show({ en: `  ${en} is asked: ${why.en}`, fr: `  question à ${fr}\u202f: ${why.fr}` });
    for (const { key } of options(p, seat)) show(plain(`      ${key}`));
  }
}

/** What has happened since there were `from` facts, in the words that `facts:` understands. */
export function showFacts(t: Table, from: number): void {
  for (const { secret, ...fact } of t.facts.slice(from))
    t.show?.(plain(`    . ${sayFact({ ...fact, ...secret?.fields })}`));
}

export const showStep = (t: Table, step: string): void => t.show?.(plain(`  > ${step}`));
