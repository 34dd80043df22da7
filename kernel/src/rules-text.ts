// The rules of a game as sections of sentences, made from the rules in force.
// Invariant: every number in them is read from the rulebook, so that the text cannot say anything else than is played.

import type { Said } from './book';

export interface RulesSection {
  readonly id: string;
  readonly title: Said;
  readonly lines: readonly Said[];
}

export const say = (en: string, fr: string): Said => ({ en, fr });

/** One word for one, another for several; French counts nought as one. */
export interface Noun {
  readonly en: readonly [string, string];
  readonly fr: readonly [string, string];
}

/** "1 card", "3 cartes". */
export const counted = (n: number, { en, fr }: Noun): Said => ({
  en: `${n} ${en[n === 1 ? 0 : 1]}`,
  fr: `${n} ${fr[Math.abs(n) < 2 ? 0 : 1]}`,
});

export const CARD: Noun = { en: ['card', 'cards'], fr: ['carte', 'cartes'] };
export const POINT: Noun = { en: ['point', 'points'], fr: ['point', 'points'] };

/** Lines that hold only under some rules. */
export const when = (isSo: boolean, ...lines: readonly Said[]): readonly Said[] => (isSo ? lines : []);
