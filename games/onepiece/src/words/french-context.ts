// What the French of an op is told: where it stands, and how to say the parts that contain each other.
// Invariant: types only, so that ops can use them before the words are put together.
// Next: fr.ts, which puts them together.
import type { Agreement } from '@sleight/kernel/text/french';
import type { Mood } from '@sleight/kernel/text/grammar';
import type { Action, Cond } from '../ability';

/** What a phrase names, with its gender and number. */
export interface Named extends Agreement {
  readonly text: string;
}

export interface OnePieceFrench {
  readonly mood: Mood;
  /** What an earlier action did, as a feminine participle: { selected: 'choisie' }. */
  readonly participles: Readonly<Record<string, string>>;
  cond(said: Cond, context: OnePieceFrench): string;
  /** Several actions, as sentences. */
  steps(actions: readonly Action[], context: OnePieceFrench): string;
}
