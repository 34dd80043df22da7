// The deck-building rules that most games share: how many cards, how many copies of each, only cards that exist.
// Invariant: every problem is said at once and in both languages, with what to do about it.
// Read next: a game's deck.ts for its own rules, random-deck.ts for random decks.

import type { Said } from '@sleight/kernel/book';
import { type Below, noDeck, shuffled } from './random-deck';
import { say } from './rules-text';

const plural = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;
const enCards = (n: number): string => plural(n, 'card', 'cards');
const frCards = (n: number): string => `${n} ${n < 2 ? 'carte' : 'cartes'}`;

/** How often each id is in a list. */
export function countCards(list: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const id of list) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}

/** A deck of `n` cards where it must have `min` to `max`. */
export function sizeProblems(n: number, min: number, max: number): Said[] {
  if (n < min) {
    return [
      say(
        `The deck has ${enCards(n)}; it needs at least ${min}. Add ${min - n}.`,
        `Le deck compte ${frCards(n)}\u202f; il en faut au moins ${min}. Ajoutez-en ${min - n}.`,
      ),
    ];
  }
  if (n <= max) return [];
  return [
    say(
      `The deck has ${enCards(n)}; it may have at most ${max}. Remove ${n - max}.`,
      `Le deck compte ${frCards(n)}\u202f; il peut en compter ${max} au plus. Retirez-en ${n - max}.`,
    ),
  ];
}

/** `n` copies of a card where `limit` are allowed. */
export const copyProblems = (name: Said, n: number, limit: number): Said[] =>
  n <= limit
    ? []
    : [
        say(
          `${name.en}: ${plural(n, 'copy', 'copies')}, at most ${limit} allowed.`,
          `${name.fr}\u202f: ${n} exemplaires, ${limit} au plus.`,
        ),
      ];

export const noSuchCard = (id: string): Said =>
  say(`There is no card called "${id}".`, `Il n'existe pas de carte «\u202f${id}\u202f».`);

/** Throws a sentence in both languages where no size is possible. */
export function sizeBetween(least: number, most: number, below: Below): number {
  if (most < least) {
    throw noDeck(
      `at least ${least} cards are needed, at most ${most} are allowed.`,
      `il faut au moins ${least} cartes et au plus ${most} sont permises.`,
    );
  }
  return least + below(most - least + 1);
}

/** A random list of `min` to `max` cards with up to `copies` of each id. */
export function randomList(
  ids: readonly string[],
  { copies, min, max }: { copies: number; min: number; max: number },
  below: Below,
): string[] {
  const all = ids.flatMap((id) => new Array<string>(copies).fill(id));
  return shuffled(all, below).slice(0, sizeBetween(min, Math.min(max, all.length), below));
}
