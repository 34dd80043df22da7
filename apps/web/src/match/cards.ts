// The cards of a game by id and what its words are called, fetched once for all that show them.
import { useEffect } from 'react';
import { create } from 'zustand';
import { type CardFacts, cards, type Legend } from '../net/api';

export interface Catalogue {
  readonly cards: ReadonlyMap<string, CardFacts>;
  readonly legend: Legend;
}

const none: Catalogue = {
  cards: new Map(),
  legend: { kinds: {}, numbers: {}, factions: {}, rarities: {}, sets: {}, keywords: {} },
};

const useShelf = create<{ readonly games: Readonly<Record<string, Catalogue>> }>()(() => ({ games: {} }));
const underWay = new Set<string>();

async function fetchCards(game: string, set: string): Promise<void> {
  if (underWay.has(game)) return;
  underWay.add(game);
  try {
    const { cards: found, legend } = await cards(game, set);
    const catalogue = { cards: new Map(found.map((card) => [card.id, card])), legend };
    useShelf.setState(({ games }) => ({ games: { ...games, [game]: catalogue } }));
  } catch {
    // Names and texts come once the server can be reached; until then cards show their ids.
    underWay.delete(game);
  }
}

/** `head`: the match whose cards are meant. */
export function useCatalogue(head: { readonly game: string; readonly set: string } | null): Catalogue {
  const game = head?.game;
  const set = head?.set;
  const known = useShelf(({ games }) => (game === undefined ? undefined : games[game]));
  useEffect(() => {
    if (game !== undefined && set !== undefined && known === undefined) void fetchCards(game, set);
  }, [game, set, known]);
  return known ?? none;
}
