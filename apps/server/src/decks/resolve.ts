// Card lists as people send them, in the game's own ids: "ks-044" and "44" are KS-044.
// Invariant: a list holds ids and nothing else, and whoever judges it names the ids that no card has.

import type { DeckList } from '@sleight/kernel';

/** All that is asked of a game here: which cards there are. */
interface Numbered {
  cards(): readonly { readonly id: string }[];
}

interface Directory {
  readonly byId: ReadonlyMap<string, string>;
  /** Ids that end in a number of their own, by that number; null where several do. */
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
  return directory.byId.get(given.toLowerCase()) ?? byNumber ?? given;
}

export const resolveDeck = (game: Numbered, { cards, leader }: DeckList): DeckList => ({
  cards: cards.map((card) => resolveCard(game, card)),
  ...(leader === undefined ? {} : { leader: resolveCard(game, leader) }),
});
