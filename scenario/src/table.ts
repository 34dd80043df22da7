// The table of a scenario: the state, and a twin that went through JSON before every answer.
// Invariant: after every answer the two are equal, all invariants of the game hold, and no card changed.

import {
  type Answer,
  advance,
  type Book,
  clone,
  decisions,
  type Fact,
  hash,
  isIllegal,
  type Play,
  pick,
  playing,
  type Seat,
  type State,
} from '@sleight/kernel';
import type { Game } from '@sleight/kit';
import { theOption } from './pick';
import { type Show, showDecisions } from './show';

export interface ScenarioTable {
  readonly game: Game;
  readonly book: Book;
  s: State;
  /** Null if it is not needed. */
  twin: State | null;
  readonly facts: Fact[];
  /** Prints decisions and events; absent without a reader. */
  show?: Show;
}

const throughJson = (s: State): State => JSON.parse(JSON.stringify(s));

/** `facts` happened before the first decision. */
export function layTable(
  game: Game,
  book: Book,
  s: State,
  hasTwin = true,
  facts: readonly Fact[] = [],
): ScenarioTable {
  const table: ScenarioTable = { game, book, s, twin: hasTwin ? throughJson(s) : null, facts: facts.slice() };
  checkInvariants(table);
  return table;
}

export const playOf = (t: ScenarioTable): Play => playing(t.book, t.s);

function checkInvariants(t: ScenarioTable): void {
  const broken = t.game.invariants(playOf(t));
  if (broken.length > 0) throw new Error(`broken invariant: ${broken.join('; ')}`);
}

const DIFFERENT = 'the state that went through JSON, or was answered in another order, became another one';

function accepted(book: Book, s: State, given: Answer): readonly Fact[] {
  const result = advance(book, s, given);
  if (isIllegal(result)) throw new Error(result.say.en);
  return result;
}

/** Gives answers to the table in this order, and to the twin in the opposite order. */
export function answer(t: ScenarioTable, ...given: readonly Answer[]): void {
  const cards = JSON.stringify([t.s.cards.def, t.s.cards.owner]);
  for (const one of given) t.facts.push(...accepted(t.book, t.s, one));
  if (t.twin !== null) {
    t.twin = throughJson(t.twin);
    for (const one of given.toReversed()) accepted(t.book, t.twin, one);
    if (hash(t.s) !== hash(t.twin)) throw new Error(DIFFERENT);
  }
  if (JSON.stringify([t.s.cards.def, t.s.cards.owner]) !== cards)
    throw new Error('broken invariant: a card became another card');
  checkInvariants(t);
}

/** A seat's decision, or a sentence that it has none. */
export function decisionOf(t: ScenarioTable, seat: Seat): number {
  const open = decisions(playOf(t)).find((decision) => decision.seat === seat);
  if (open !== undefined) return open.id;
  const who = seat === 0 ? 'me' : 'foe';
  throw new Error(t.s.result === null ? `nothing is asked of ${who} now` : 'the match is over');
}

/** The keys of a chain of picks, found by trying it on a copy. */
export function keysFor(t: ScenarioTable, seat: Seat, picks: readonly string[]): string[] {
  const p = playing(t.book, clone(t.s));
  return picks.map((said, i) => {
    if (i > 0 && t.show !== undefined) showDecisions(t.show, p);
    const option = theOption(p, seat, said);
    pick(p, seat, option.code);
    return option.key;
  });
}
