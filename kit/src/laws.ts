// The laws of the kernel on random matches of any game, for the tests of games: each function plays and hands what must
// be equal to `same`, which a test makes of its own `expect`.
// Read next: random-play.ts for the matches, a game's laws.test.ts for the tests.

import type { Book } from '@sleight/kernel/book';
import {
  type Answer,
  advance,
  decisions,
  isIllegal,
  name,
  options,
  pick,
  playing,
} from '@sleight/kernel/decide';
import { ensure } from '@sleight/kernel/ensure';
import type { Fact } from '@sleight/kernel/fact';
import type { DefIndex } from '@sleight/kernel/ids';
import { resample } from '@sleight/kernel/resample';
import { below, shuffle } from '@sleight/kernel/rng';
import { clone, hash, other, perSeat, SEATS, type Seat, type State } from '@sleight/kernel/state';
import { redact } from '@sleight/kernel/telling';
import { view } from '@sleight/kernel/view';
import type { Game } from './game';
import { playThrough } from './random-play';

/** Matches under one rulebook: how they begin, and how they are played at random. */
export interface Matches {
  readonly book: Book;
  newMatch(seed: number): State;
  readonly play?: typeof playThrough;
}

export type Same = (found: unknown, wanted: unknown) => void;

const decisionOf = (s: State, seat: Seat): number => ensure(s.asked[seat], 'decision of seat', seat);

/** The same seed and answers give the same state. */
function replaysAlike({ book, newMatch, play = playThrough }: Matches, seed: number, same: Same): void {
  const answers: Answer[] = [];
  const end = play(book, newMatch(seed), seed, (s, code, seat) => {
    answers.push({ seat, decision: decisionOf(s, seat), keys: [name(playing(book, s), seat, code).key] });
    return false;
  });
  const s = newMatch(seed);
  for (const answer of answers) same(isIllegal(advance(book, s, answer)), false);
  same(hash(s), hash(end));
}

/** Every decision survives a JSON round trip, in the middle of an effect too. */
function survivesJson({ book, newMatch, play = playThrough }: Matches, seed: number, same: Same): void {
  play(book, newMatch(seed), seed, (s, code, seat) => {
    const copy: State = JSON.parse(JSON.stringify(s));
    same(copy, s);
    const kept = clone(s);
    pick(playing(book, copy), seat, code);
    pick(playing(book, kept), seat, code);
    same(hash(copy), hash(kept));
    return false;
  });
}

/** A clone that is advanced differently never touches the original. */
function clonesStandAlone({ book, newMatch, play = playThrough }: Matches, seed: number, same: Same): void {
  play(book, newMatch(seed), seed, (s, _code, seat) => {
    const before = hash(s);
    const open = options(playing(book, s), seat);
    for (const option of open.slice(0, 6)) pick(playing(book, clone(s)), seat, option.code);
    same(hash(s), before);
    return false;
  });
}

/** The laws that hold for every match, by what they say. */
export const LAWS: readonly (readonly [string, (matches: Matches, seed: number, same: Same) => void])[] = [
  ['the same seed and answers give the same state hash', replaysAlike],
  ['every decision survives a JSON round trip, in the middle of an effect too', survivesJson],
  ['a clone advanced differently never touches the original', clonesStandAlone],
];

/** The definitions that each seat brought to a match. */
export function broughtBy(s: State): [DefIndex[], DefIndex[]] {
  return perSeat((owner) => s.cards.def.filter((_, card) => s.cards.owner[card] === owner));
}

/** A resampled state looks exactly like the view it came from, and plays on to an end. One position in `every`. */
export function resamplesTrue(
  { book, newMatch, play = playThrough }: Matches,
  seed: number,
  rng: number[],
  every: number,
  same: Same,
): void {
  const s = newMatch(seed);
  const prior = broughtBy(s);
  play(book, s, seed, (now, _code, seat) => {
    if (below(rng, every) !== 0 || now.strands !== null) return false;
    const seen = view(book, now, seat);
    const world = resample(book, seen, prior, rng);
    same(view(book, world, seat), seen);
    same(world.cards.def.includes(0), false);
    play(book, world, seed, () => undefined);
    same(world.result === null, false);
    return false;
  });
}

/** Deals again, at random, every card that `seat` cannot know, among the cards of its owner and its group. */
export function dealAgain(
  s: State,
  seat: Seat,
  owners: readonly Seat[],
  rng: number[],
  groups: readonly ((def: DefIndex) => boolean)[] = [() => true],
): State {
  const t = clone(s);
  for (const owner of owners) {
    for (const isInGroup of groups) {
      const hidden = t.cards.def.flatMap((def, card) => {
        const isUnknown = (ensure(t.cards.knows[card], 'card', card) & (1 << seat)) === 0;
        return t.cards.owner[card] === owner && isUnknown && isInGroup(def) ? [{ card, def }] : [];
      });
      const defs = hidden.map(({ def }) => def);
      shuffle(rng, defs);
      hidden.forEach(({ card }, i) => {
        t.cards.def[card] = ensure(defs[i], 'shuffled card', i);
      });
    }
  }
  return t;
}

/** The same state with another seed for what is still left to chance. */
export const reseeded = (s: State, rng: number[]): State => ({
  ...s,
  rng: [below(rng, 1e9), below(rng, 1e9), below(rng, 1e9), 1],
});

/** All that a seat sees of a position: its view, its options and decisions, and its board if one is given. */
export function whatSees(book: Book, s: State, seat: Seat, board?: Game['board']): string {
  const p = playing(book, s);
  const seen = view(book, s, seat);
  return JSON.stringify([
    seen,
    options(p, seat).map(({ key, say }) => [key, say]),
    decisions(p).filter((decision) => decision.seat === seat),
    board?.(playing(book, seen), seat, 'en'),
  ]);
}

/** Everything a watcher has after a pick: the facts, the log of them, the table, and who decides next. */
export function answered(book: Book, log: Game['log'], s: State, seat: Seat, key: string, watcher: Seat) {
  const t = clone(s);
  const facts = advance(book, t, { seat, decision: decisionOf(s, seat), keys: [key] });
  if (isIllegal(facts)) throw new Error(`${key} was refused`);
  const heard = redact(facts, watcher);
  const after = view(book, t, watcher);
  const moment = { before: playing(book, view(book, s, watcher)), after: playing(book, after) };
  const asked = decisions(playing(book, t)).map((decision) => decision.seat);
  return { heard, after, said: log(moment, heard, watcher), asked };
}

/** A board reads the same from each seat's view as from the whole state. */
export function boardsFromViews(book: Book, s: State, board: Game['board'], same: Same): void {
  for (const seat of SEATS)
    same(board(playing(book, view(book, s, seat)), seat, 'fr'), board(playing(book, s), seat, 'fr'));
}

/** A seat sees the same of a state and of a twin that differs only in what the seat cannot know. */
export function twinsLookAlike(book: Book, s: State, twinFor: (seat: Seat) => State, same: Same): void {
  for (const seat of SEATS) same(whatSees(book, twinFor(seat), seat), whatSees(book, s, seat));
}

/** The same pick in a state and in its twin looks the same to the other seat. Returns what that seat sees of it. */
export function picksLookAlike(
  book: Book,
  s: State,
  twin: State,
  seat: Seat,
  key: string,
  same: Same,
): Fact[] {
  const watcher = other(seat);
  const seenAfter = (state: State) => {
    const facts = advance(book, state, { seat, decision: decisionOf(s, seat), keys: [key] });
    if (isIllegal(facts)) throw new Error(`${key} was refused`);
    return { facts: redact(facts, watcher), after: view(book, state, watcher) };
  };
  const seen = seenAfter(clone(s));
  same(seenAfter(twin), seen);
  return seen.facts;
}
