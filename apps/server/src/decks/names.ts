// Deck names in a match: a prebuilt deck, the player's own saved deck, or the leader's name.
// Invariant: the other player's deck stays unnamed until the match is over.

import { perSeat, type Said, type Seat } from '@sleight/kernel';
import type { DeckList, Game } from '@sleight/kit';
import { catalogueOf } from '../catalogue';
import type { DeckRow } from '../database/decks';
import { sorted } from '../matches/start';
import type { Both, MatchRow } from '../matches/store';

/** Equal for two lists with the same cards, in any order. */
const keyOf = (list: DeckList): string => JSON.stringify(sorted(list));

const known = new WeakMap<Game, ReadonlyMap<string, Said>>();

function starterNames(game: Game): ReadonlyMap<string, Said> {
  const names = known.get(game) ?? new Map(game.decks.map((deck) => [keyOf(deck), deck.name] as const));
  known.set(game, names);
  return names;
}

const leaderName = (game: Game, { leader }: DeckList): Said | null =>
  leader === undefined
    ? null
    : (catalogueOf(game).answer.cards.find(({ id }) => id === leader)?.name ?? null);

/** By seat, for a player in these seats who has these decks; null if there is no name. */
export function deckNames(
  game: Game,
  { decks, task, status }: Pick<MatchRow, 'decks' | 'task' | 'status'>,
  seats: readonly Seat[],
  saved: readonly Pick<DeckRow, 'game' | 'name' | 'list'>[],
): Both<Said | null> {
  const nameOf = (seat: Seat): Said | null => {
    const isMine = seats.includes(seat);
    if (task !== null || game.listed === undefined || (status === 'live' && !isMine)) return null;
    const list = decks[seat];
    const key = keyOf(list);
    const own = isMine ? saved.find((deck) => deck.game === game.id && keyOf(deck.list) === key) : undefined;
    if (own !== undefined) return { en: own.name, fr: own.name };
    return starterNames(game).get(key) ?? leaderName(game, list);
  };
  return perSeat(nameOf);
}
