// The other chair at the terminal: a level or a character that answers from its own view, and hints for the person.
// Invariant: what it is asked with is its seat's view and redacted facts, never the state.
// Read next: search/src/think.ts for the question and the answer.

import {
  type Book,
  type DeckList,
  type Fact,
  type Game,
  redact,
  type Seat,
  type State,
  view,
} from '@sleight/kernel';
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

export interface Opponent {
  readonly level: Level;
  readonly persona: string | null;
}

/** A match that somebody sits at: what both sides need to be asked. */
export interface Seated {
  readonly game: Game;
  readonly book: Book;
  readonly ruleset: string;
  readonly s: State;
  readonly decks: readonly [DeckList, DeckList];
  readonly seed: string;
  readonly opponent: Opponent;
  /** All facts so far, unredacted. */
  readonly memory: Fact[];
}

const BUDGET: Budget = { ms: 1000 };

/** The level or character that was asked for; the easy level if none was. */
export function readOpponent(game: Game, level: string | undefined, persona: string | undefined): Opponent {
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

function questionOf({ game, book, ruleset, s, decks, seed, memory }: Seated, seat: Seat) {
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

/** The keys that the opponent answers with. */
export function answerOf(match: Seated, seat: Seat): readonly string[] {
  const { game, book, opponent } = match;
  return think(game, book, { ...questionOf(match, seat), ...opponent, budget: BUDGET }).keys;
}

/** The best options of the person's own seat; none where the game cannot judge a position. */
export const hintFor = (match: Seated, seat: Seat): readonly TopOption[] =>
  match.game.evaluate === undefined ? [] : hint(match.game, match.book, questionOf(match, seat));
