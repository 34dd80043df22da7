// The rules of a game as sections of sentences, generated from the actual rules.
// Invariant: every number in them is read from the rulebook, so the text cannot differ from the game.

import type { Said } from '@sleight/kernel/book';

export interface RulesSection {
  readonly id: string;
  readonly title: Said;
  readonly lines: readonly Said[];
}

export const say = (en: string, fr: string): Said => ({ en, fr });

/** One word for one, another for several; French treats zero as singular. */
export interface CountedNoun {
  readonly en: readonly [string, string];
  readonly fr: readonly [string, string];
}

/** "1 card", "3 cartes". */
export const counted = (n: number, { en, fr }: CountedNoun): Said => ({
  en: `${n} ${en[n === 1 ? 0 : 1]}`,
  fr: `${n} ${fr[Math.abs(n) < 2 ? 0 : 1]}`,
});

export const CARD: CountedNoun = { en: ['card', 'cards'], fr: ['carte', 'cartes'] };
export const COPY: CountedNoun = { en: ['copy', 'copies'], fr: ['exemplaire', 'exemplaires'] };
export const POINT: CountedNoun = { en: ['point', 'points'], fr: ['point', 'points'] };

/** Lines that apply only under some rules. */
export const when = (isSo: boolean, ...lines: readonly Said[]): readonly Said[] => (isSo ? lines : []);
