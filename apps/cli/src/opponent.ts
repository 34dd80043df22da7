// The opponent at the terminal: a level or a character that answers from its own view, and hints for the player.
// Invariant: its request contains its seat's view and redacted facts, never the state.
// Read next: search/src/think.ts for requests and answers.

import { type Book, type Fact, redact, type Seat, type State, view } from '@sleight/kernel';
import type { DeckList, Game } from '@sleight/kit';
import {
  type Budget,
  hint,
  LEVELS,
  type Level,
  PERSONAS,
  personaNamed,
  type TopOption,
  think,
} from '@sleight/search';
import { oneOf } from './arguments';
import { misuse } from './misuse';
import { refuseThoughtless } from './players';

export interface BotOpponent {
  readonly level: Level;
  readonly persona: string | null;
}

/** A match in progress: everything both sides need. */
export interface TerminalMatch {
  readonly game: Game;
  readonly book: Book;
  readonly ruleset: string;
  readonly s: State;
  readonly decks: readonly [DeckList, DeckList];
  readonly seed: string;
  readonly opponent: BotOpponent;
  /** All facts so far, unredacted. */
  readonly memory: Fact[];
}

const BUDGET: Budget = { ms: 1000 };

/** The requested level or character; easy by default. */
export function readOpponent(
  game: Game,
  level: string | undefined,
  persona: string | undefined,
): BotOpponent {
  if (persona === undefined) {
    const chosen = oneOf('level', level, LEVELS);
    refuseThoughtless(game, [chosen]);
    return { level: chosen, persona: null };
  }
  const found = personaNamed(persona);
  if (found !== null && level === undefined) {
    refuseThoughtless(game, [found.level]);
    return { level: found.level, persona };
  }
  const ids = PERSONAS.map(({ id }) => id).join(', ');
  throw misuse(
    `--persona must be one of ${ids}, without --level.`,
    `--persona doit être parmi ${ids}, sans --level.`,
  );
}

function questionOf({ game, book, ruleset, s, decks, seed, memory }: TerminalMatch, seat: Seat) {
  return {
    game: game.id,
    ruleset,
    view: view(book, s, seat),
    seat,
    memory: redact(memory, seat),
    own: decks[seat],
    theirs: decks[seat === 0 ? 1 : 0],
    seed: `${seed}/${s.asked[seat]}`,
  };
}

/** The opponent's answer. */
export function answerOf(match: TerminalMatch, seat: Seat): readonly string[] {
  const { game, book, opponent } = match;
  return think(game, book, { ...questionOf(match, seat), ...opponent, budget: BUDGET }).keys;
}

/** The best options of the player's own seat; none if the game has no evaluator. */
export const hintFor = (match: TerminalMatch, seat: Seat): readonly TopOption[] =>
  match.game.evaluate === undefined ? [] : hint(match.game, match.book, questionOf(match, seat));
