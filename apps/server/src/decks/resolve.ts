// Resolves card lists from people to the game's ids: "ks-044", "44" and the card's full name are KS-044.
// Invariant: the result contains only ids; the deck check reports ids that match no card.

import type { Said } from '@sleight/kernel';
import { ambiguous, cardNames, type DeckList } from '@sleight/kit';

/** The parts of a game that are needed here: its cards, and the names of their kinds. */
type Numbered = Parameters<typeof cardNames>[0];

interface Directory {
  readonly byId: ReadonlyMap<string, string>;
  /** Ids that end in a unique number, by that number; null if several do. */
  readonly byNumber: ReadonlyMap<number, string | null>;
}

const numberIn = (id: string): number | null => {
  const found = /-0*(\d+)$/.exec(id);
  return found === null ? null : Number(found[1]);
};

function directoryOf(game: Numbered): Directory {
  const byId = new Map<string, string>();
  const byNumber = new Map<number, string | null>();
  for (const { id } of game.cards()) {
    byId.set(id.toLowerCase(), id);
    const number = numberIn(id);
    if (number !== null) byNumber.set(number, byNumber.has(number) ? null : id);
  }
  return { byId, byNumber };
}

const directories = new WeakMap<Numbered, Directory>();

export function resolveCard(game: Numbered, given: string): string {
  const directory = directories.get(game) ?? directoryOf(game);
  directories.set(game, directory);
  const byNumber = /^\d{1,6}$/.test(given) ? directory.byNumber.get(Number(given)) : null;
  const known = directory.byId.get(given.toLowerCase()) ?? byNumber;
  if (known) return known;
  const [named, ...others] = cardNames(game)(given);
  return named !== undefined && others.length === 0 ? named.id : given;
}

/** Why `resolveCard` found no card: no card has the name, or several have. */
export function whyUnknown(game: Numbered, given: string): Said {
  const candidates = cardNames(game)(given);
  if (candidates.length === 0) {
    return {
      en: `There is no card called "${given}".`,
      fr: `Il n’existe pas de carte «\u202f${given}\u202f».`,
    };
  }
  const { en, fr } = ambiguous(given, candidates.length);
  const ids = candidates
    .slice(0, 12)
    .map(({ id }) => id)
    .join(', ');
  return { en: `${en} (${ids})`, fr: `${fr} (${ids})` };
}

export const resolveDeck = (game: Numbered, { cards, leader }: DeckList): DeckList => ({
  cards: cards.map((card) => resolveCard(game, card)),
  ...(leader === undefined ? {} : { leader: resolveCard(game, leader) }),
});
