// Random play for tests: visits the positions of a match, with the picks that lead from one to the next.
// Invariant: the same seed gives the same match.

import type { Book, Play } from '@sleight/kernel/book';
import {
  advance,
  decisions,
  isIllegal,
  optionCodes,
  options,
  pick,
  playing,
  toMove,
} from '@sleight/kernel/decide';
import { ensure } from '@sleight/kernel/ensure';
import type { Fact } from '@sleight/kernel/fact';
import type { OptionCode } from '@sleight/kernel/ids';
import { below, sample, seedRng } from '@sleight/kernel/rng';
import { clone, SEATS, type Seat, type State } from '@sleight/kernel/state';
import { redact } from '@sleight/kernel/telling';
import { view } from '@sleight/kernel/view';
import type { GameWords } from './contract/words';
import type { Game } from './game';
import { sceneOf } from './plain-scene';
import { beatsOf, type StepMoments } from './story';

/** Which of the seats that have a decision picks next. */
type Turn = (p: Play, rng: number[]) => Seat;

const firstToMove: Turn = (p) => toMove(p)!;

/** Both seats decide at once, so that every order of arrival is seen. */
export const eitherSeat: Turn = (p, rng) => {
  const asked = SEATS.filter((seat) => optionCodes(p, seat).n > 0);
  const seat = sample(rng, asked, 'seat with a decision');
  p.counted = -1;
  return seat;
};

/** Plays at random and shows the state before every pick, until the match ends or `visit` returns true. */
export function playThrough(
  book: Book,
  s: State,
  seed: number,
  visit: (s: State, code: OptionCode, seat: Seat) => boolean | undefined,
  turn: Turn = firstToMove,
): State {
  const rng = seedRng(`picks ${seed}`);
  const p = playing(book, s);
  while (s.result === null) {
    const seat = turn(p, rng);
    const codes = optionCodes(p, seat);
    const code = ensure(codes.list[below(rng, codes.n)], 'option for seat', seat);
    if (visit(s, code, seat) === true) return s;
    p.counted = -1;
    pick(p, seat, code);
  }
  return s;
}

type Begin = (seed: number) => { readonly book: Book; readonly s: State };

/** Some random matches, answer by answer. */
function* steps(
  games: number,
  begin: Begin,
): Generator<StepMoments & { readonly book: Book; readonly match: number }> {
  const rng = seedRng('log');
  for (let seed = 0; seed < games; seed++) {
    const { book, s } = begin(seed);
    while (s.result === null) {
      const p = playing(book, s);
      const { id, seat } = ensure(decisions(p)[0], 'decision in a match without a result');
      const keys = options(p, seat).map((option) => option.key);
      const before = clone(s);
      const moments: State[] = [];
      const answer = { seat, decision: id, keys: [keys[below(rng, keys.length)]] };
      const facts = advance(book, s, answer, moments);
      if (isIllegal(facts)) throw new Error(facts.illegal);
      yield { match: seed, book, facts, moments, before, after: clone(s) };
    }
  }
}

/** The facts of some random matches, answer by answer, with the tables around them. */
export function* moments(games: number, begin: Begin) {
  for (const { book, facts, before, after } of steps(games, begin))
    yield { facts, moment: { before: playing(book, before), after: playing(book, after) } };
}

/** The beats of some random matches as one seat is shown them: verbs, log lines and the table after them. */
export function* shownBeats(
  game: Pick<Game, 'staging' | 'phase' | 'scene' | 'log'>,
  games: number,
  begin: Begin,
) {
  const seat: Seat = 0;
  for (const step of steps(games, begin)) {
    const see = (s: State): Play => playing(step.book, view(step.book, s, seat));
    for (const beat of beatsOf(game, step)) {
      const moment = { before: see(beat.before), after: see(beat.after) };
      const facts = redact(beat.facts, seat);
      const scene = sceneOf(game, moment.after, seat);
      yield { match: step.match, facts, log: game.log(moment, facts, seat), scene };
    }
  }
}

/** The fact of a draw: which card it was, only its seat knows. */
export const drawnInSecret = (seat: Seat, def: string): Fact => ({
  n: 0,
  verb: 'draw',
  seat,
  secret: { to: 1 << seat, fields: { def } },
});

/** A capital or a player's name first; one mark at the end. */
const SENTENCE = /^[\p{Lu}{].*([^.!?]\.|”|!)$/u;

/** The faults in the log's lines for such facts, and the verbs that were tried. */
export function logFaults(
  log: GameWords['log'],
  saidVerbs: readonly string[],
  told: ReturnType<typeof moments>,
) {
  const verbs = new Set<string>();
  const faults = new Set<string>();
  for (const { facts, moment } of told) {
    for (const fact of facts) verbs.add(fact.verb);
    for (const seat of SEATS) {
      for (const { en, fr } of log(moment, redact(facts, seat), seat)) {
        if (/undefined|NaN|\( *\)/.test(`${en} ${fr}`)) faults.add(`a gap in "${en}" or "${fr}"`);
        if (![en, fr].every((line) => SENTENCE.test(line))) faults.add(`no sentence: "${en}" or "${fr}"`);
        if (en === fr) faults.add(`"${en}" is the same in French`);
      }
    }
  }
  for (const verb of verbs) if (!saidVerbs.includes(verb)) faults.add(`no words for ${verb}`);
  return { verbs, faults: [...faults] };
}
