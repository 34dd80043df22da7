// One move as a request and an answer of plain data: used by the server's workers, the browser's worker and hints.
// Invariant: a request has a view and redacted facts, never a state; with iterations the same request gives the same answer.
// Read next: levels.ts, personas.ts.

import { type Book, type Fact, playing, type Said, type Seat, type State } from '@sleight/kernel';
import { name } from '@sleight/kernel/decide';
import type { OptionCode } from '@sleight/kernel/ids';
import { seedRng } from '@sleight/kernel/rng';
import type { DeckList, Game } from '@sleight/kit';
import { LEVELS, type Level, thinkers } from './levels';
import { listsOf } from './lists';
import { personaNamed, strayed, weightsOf } from './personas';
import type { Budget, Position } from './player';

export interface ThinkRequest {
  readonly game: string;
  readonly ruleset: string;
  /** The match's changes to the ruleset. */
  readonly rules?: unknown;
  readonly view: State;
  readonly seat: Seat;
  /** Facts so far, redacted for the seat; may be empty. */
  readonly memory: readonly Fact[];
  readonly own: DeckList;
  /** The other list if it is public, otherwise null. */
  readonly theirs: DeckList | null;
  readonly level: Level;
  /** A character's id; null plays as the level's first character does. */
  readonly persona: string | null;
  readonly budget: Budget;
  readonly seed: string;
}

export interface TopOption {
  readonly key: string;
  readonly say: Said;
  /** The chance to win the match, from 0 to 1. */
  readonly win: number;
}

export interface ThinkAnswer {
  /** The answer: one key, or several if one thought has several picks. */
  readonly keys: readonly string[];
  /** The estimated chance to win of the pick; null at the level that does not think. */
  readonly win: number | null;
  /** The best options, best first. */
  readonly top: readonly TopOption[];
}

const TOP = 3;

function positionOf(game: Game, book: Book, request: ThinkRequest): Position {
  const { view, seat, memory, own, theirs } = request;
  const persona = request.persona === null ? null : personaNamed(request.persona);
  const weights = persona === null ? undefined : weightsOf(persona, game.thinking);
  const lists = listsOf(book, own, theirs, game.decks);
  return { judge: game, book, view, seat, lists, memory, ...(weights === undefined ? {} : { weights }) };
}

/** The keys of a chain of picks: each is named in its own state. */
function keysOf(position: Position, codes: readonly OptionCode[]): string[] {
  const p = playing(position.book, position.view);
  // A chain is part of one sealed strand, in which a pick's name does not depend on earlier picks.
  return codes.map((code) => name(p, position.seat, code).key);
}

/** Thinks about the request with a book of its game and ruleset. */
export function think(game: Game, book: Book, request: ThinkRequest): ThinkAnswer {
  const position = positionOf(game, book, request);
  const rng = seedRng(request.seed);
  const persona = request.persona === null ? null : personaNamed(request.persona);
  const best = thinkers[request.level](position, rng, request.budget);
  const thought = strayed(best, persona?.temperature ?? 0, rng);
  const p = playing(book, request.view);
  const top = thought.options.slice(0, TOP).map(({ code, win }): TopOption => {
    const { key, say } = name(p, request.seat, code);
    return { key, say, win };
  });
  const picked = thought.options.find(({ code }) => code === thought.code);
  return {
    keys: keysOf(position, [thought.code, ...(thought.then ?? [])]),
    win: picked?.win ?? null,
    top,
  };
}

const HINT: Budget = { ms: 150 };

/** The three best options with their chance to win, from the player's own view. */
export const hint = (
  game: Game,
  book: Book,
  request: Omit<ThinkRequest, 'level' | 'persona' | 'budget'> & { readonly budget?: Budget },
): readonly TopOption[] =>
  think(game, book, { ...request, level: LEVELS[3], persona: null, budget: request.budget ?? HINT }).top;
