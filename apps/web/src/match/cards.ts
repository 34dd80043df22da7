// The cards of a card set by id, with the names of its terms, fetched once for all users.
// Invariant: a match shows its own cards, even if the game ships others by now.
import { useEffect } from 'react';
import { create } from 'zustand';
import { type CatalogueCard, type CatalogueLegend, cards } from '../net/api';

export interface Catalogue {
  readonly cards: ReadonlyMap<string, CatalogueCard>;
  readonly legend: CatalogueLegend;
}

const none: Catalogue = {
  cards: new Map(),
  legend: { kinds: {}, numbers: {}, factions: {}, rarities: {}, sets: {}, keywords: {} },
};

const useShelf = create<{ readonly sets: Readonly<Record<string, Catalogue>> }>()(() => ({ sets: {} }));
const underWay = new Set<string>();

async function fetchCards(game: string, set: string): Promise<void> {
  if (underWay.has(set)) return;
  underWay.add(set);
  try {
    const { cards: found, legend } = await cards(game, set);
    const catalogue = { cards: new Map(found.map((card) => [card.id, card])), legend };
    useShelf.setState(({ sets }) => ({ sets: { ...sets, [set]: catalogue } }));
  } catch {
    // Names and texts load once the server is reachable; until then cards show their ids.
    underWay.delete(set);
  }
}

/** `head`: the match of these cards. */
export function useCatalogue(head: { readonly game: string; readonly set: string } | null): Catalogue {
  const game = head?.game;
  const set = head?.set;
  const known = useShelf(({ sets }) => (set === undefined ? undefined : sets[set]));
  useEffect(() => {
    if (game !== undefined && set !== undefined && known === undefined) void fetchCards(game, set);
  }, [game, set, known]);
  return known ?? none;
}
