// The opponents one can choose, by name. The only file that knows the players of the search room.
// Invariant: a level is offered only where its player can play the game.

import type { Book, DeckList, Game, Said, Seat, State } from '@sleight/kernel';
import { LEVELS, listsOf, playerOf, type Level as SearchLevel, thinks } from '@sleight/search';

export interface Level {
  readonly id: string;
  readonly name: Said;
}

/** All that a player is told. It never holds the state of the match (law 11). */
export interface Asked {
  readonly game: Game;
  readonly book: Book;
  readonly view: State;
  readonly seat: Seat;
  readonly deck: DeckList;
  readonly rng: number[];
  /** How long it may think. */
  readonly ms: number;
}

type PlayerName = SearchLevel | 'random';
const playerNames: readonly PlayerName[] = ['random', ...LEVELS];

const NAMES: Readonly<Record<PlayerName, Said>> = {
  random: { en: 'Random', fr: 'Au hasard' },
  easy: { en: 'Easy', fr: 'Facile' },
  medium: { en: 'Medium', fr: 'Moyen' },
  hard: { en: 'Hard', fr: 'Difficile' },
  expert: { en: 'Expert', fr: 'Expert' },
};

const suits = (game: Game, name: PlayerName): boolean => !thinks(name) || game.evaluate !== undefined;

export const levelsOf = (game: Game): Level[] =>
  playerNames.filter((name) => suits(game, name)).map((id) => ({ id, name: NAMES[id] }));

const isPlayer = (id: string): id is PlayerName => playerNames.some((name) => name === id);

/** Who plays for a language model that gives no answer, where the game has this level. */
const STAND_IN: PlayerName = 'hard';

export function standInFor(game: Game): string {
  const levels = levelsOf(game).map(({ id }) => id);
  return levels.includes(STAND_IN) ? STAND_IN : levels[levels.length - 1];
}

/** The option code that a level picks. */
export async function pickOf(level: string, asked: Asked): Promise<number> {
  const { game, book, view, seat, deck, rng, ms } = asked;
  if (!isPlayer(level)) throw new Error(`there is no level ${level}`);
  const lists = listsOf(book, deck, null, game.decks);
  return playerOf(level, { ms })({ judge: game, book, view, seat, lists, memory: [] }, rng).code;
}
