// The cards of a game by id, fetched once for all that show them.
import { useEffect } from 'react';
import { create } from 'zustand';
import { type CardFacts, cards } from '../net/api';

type Cards = ReadonlyMap<string, CardFacts>;

const none: Cards = new Map();
const useShelf = create<{ readonly games: Readonly<Record<string, Cards>> }>()(() => ({ games: {} }));
const underWay = new Set<string>();

async function fetchCards(game: string): Promise<void> {
  if (underWay.has(game)) return;
  underWay.add(game);
  try {
    const found = await cards(game);
    useShelf.setState(({ games }) => ({
      games: { ...games, [game]: new Map(found.map((card) => [card.id, card])) },
    }));
  } catch {
    // Names and texts come once the server can be reached; until then cards show their numbers.
    underWay.delete(game);
  }
}

export function useCards(game: string | undefined): Cards {
  const known = useShelf(({ games }) => (game === undefined ? undefined : games[game]));
  useEffect(() => {
    if (game !== undefined && known === undefined) void fetchCards(game);
  }, [game, known]);
  return known ?? none;
}
