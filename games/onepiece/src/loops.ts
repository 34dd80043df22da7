// Loops that a player may stop (spec 17): when an offer comes back in the same position, each player with an offer in
// the loop is asked once how often it shall go on. That many are then accepted by themselves, and the next is declined.
// Invariant: reads only what both players see, so that nobody learns anything from it (law 10); offers of which only a
// hand tells whether they can be accepted are left alone.
// Next: defeat.ts for loops that nobody can stop; counters.ts for what is remembered.

import { ASK, type EffectTiming, type Play, type Step } from '@sleight/kernel/book';
import { chooseNumberStep } from '@sleight/kernel/choose';
import {
  ACCEPT,
  CHOOSE,
  type Codes,
  codeKind,
  codePayload,
  DECLINE,
  DONE,
  OBJ,
  refKind,
} from '@sleight/kernel/code';
import { begin } from '@sleight/kernel/frames';
import type { ObjId, OptionCode } from '@sleight/kernel/ids';
import { objById } from '@sleight/kernel/objects';
import { outline, procedure } from '@sleight/kernel/procedure';
import { type Frame, other, type Seat, type State } from '@sleight/kernel/state';
import {
  LOOP_COUNTED_AT,
  LOOP_ENDED,
  LOOP_LEFT,
  LOOP_MARK,
  LOOP_PERIOD,
  LOOP_REACH,
  LOOP_STEPS,
  NUMS,
  TURN_LOG,
  turnPlayer,
} from './counters';
import type { Shared } from './shared';

/** The largest number that can be named. */
const MOST_REPEATS = 99;

const mix = (sum: number, n: number): number => Math.imul(sum ^ n, 0x9e3779b1) ^ (sum >>> 15);

/**
 * The position as a number, never 0: counters, cards in play, sizes of zones and what is being offered. What lasts for
 * a while is left out, so that a loop which adds power each time around is one too.
 */
function positionOf({ s }: Play, f: Frame): number {
  const defAt = (id: ObjId): number => {
    const o = objById(s, id);
    return o === null ? 0 : s.cards.def[o.cards[0]];
  };
  let sum = mix(mix(mix(mix(f.code, f.pc), f.you), defAt(f.self)), s.stack.length);
  for (let i = 0; i < TURN_LOG; i++) sum = mix(sum, s.num[i]);
  for (const zone of s.zones) sum = mix(sum, zone.length);
  let cards = 0;
  for (const o of s.objs) {
    if (o !== null) cards = (cards + o.marks.reduce(mix, mix(s.cards.def[o.cards[0]], o.at))) | 0;
  }
  return mix(mix(sum, cards), s.queue.length) || 1;
}

/** Brent's search for a cycle: a mark that is set further and further apart. Was the position met there? */
function comesBack(s: State, seat: Seat, position: number): boolean {
  const { num } = s;
  if (num[LOOP_MARK] === position) {
    num[LOOP_PERIOD] = num[LOOP_STEPS] + 1;
    return true;
  }
  num[LOOP_STEPS]++;
  if (num[LOOP_STEPS] >= num[LOOP_REACH]) {
    num[LOOP_MARK] = position;
    num[LOOP_REACH] = Math.max(1, 2 * num[LOOP_REACH]);
    num[LOOP_STEPS] = 0;
    num.fill(0, LOOP_COUNTED_AT, LOOP_LEFT);
  }
  num[LOOP_COUNTED_AT + seat] ||= position;
  return false;
}

/** Forgets the search, and what was named; a loop that was ended is not begun again this turn. */
export const forgetLoop = (s: State): void => {
  s.num.fill(0, LOOP_MARK, NUMS);
};

/** Accepting an offer, or the only card that can be picked. What lies in a hand, a deck or Life is not for both to see. */
const goesOn = (code: OptionCode): boolean =>
  codeKind(code) === ACCEPT || (codeKind(code) === CHOOSE && refKind(codePayload(code)) === OBJ);

const isRefusal = (code: OptionCode): boolean => codeKind(code) === DECLINE || codeKind(code) === DONE;

/**
 * Of two options: yes or no, or a first pick that is this one card or none: the refusal is listed first. With several cards to pick
 * from, "once more" does not say which, so they are asked for each time (docs/decisions/0006).
 */
const isOffer = (p: Play, f: Frame, { ask }: Step, codes: Codes): boolean =>
  isRefusal(codes.list[0]) && goesOn(codes.list[1]) && ask?.isBegun?.(p, f) !== true;

/** A player whose offers are part of the loop and who has not named a number yet: the turn player first (spec 17). */
function unnamed(s: State): Seat | undefined {
  const turn = turnPlayer(s);
  return [turn, other(turn)].find(
    (seat) => s.num[LOOP_COUNTED_AT + seat] !== 0 && s.num[LOOP_LEFT + seat] === 0,
  );
}

/** Goes on as often as this player named, or ends the loop for good. */
function goOn(
  p: Play,
  shared: Shared,
  seat: Seat,
  position: number,
  [refuse, accept]: readonly OptionCode[],
): OptionCode | typeof ASK {
  const { num } = p.s;
  const namer = unnamed(p.s);
  if (namer !== undefined) {
    begin(p, shared.code.repeats, namer, 0, null);
    return ASK;
  }
  // The position changed after all: what was named was about something else.
  if (num[LOOP_STEPS]++ > num[LOOP_PERIOD] || num[LOOP_LEFT + seat] === 0) {
    forgetLoop(p.s);
    return ASK;
  }
  p.resolved = 0;
  if (num[LOOP_COUNTED_AT + seat] !== position) return accept;
  num[LOOP_STEPS] = 1;
  num[LOOP_LEFT + seat]--;
  if (num[LOOP_LEFT + seat] > 0) return accept;
  num[LOOP_ENDED] = position;
  forgetLoop(p.s);
  return refuse;
}

export const repeats =
  (shared: Shared): NonNullable<EffectTiming['repeats']> =>
  (p, f, codes) => {
    if (codes.n !== 2) return ASK;
    const { steps, line } = p.book.code[f.code];
    const step = steps[f.pc];
    if (shared.secretive[line] || !isOffer(p, f, step, codes)) return ASK;
    const { num } = p.s;
    const seat = step.ask?.seat(p, f) ?? f.you;
    const position = positionOf(p, f);
    if (num[LOOP_ENDED] === position) return codes.list[0];
    const isLoop = num[LOOP_PERIOD] > 0 || comesBack(p.s, seat, position);
    return isLoop ? goOn(p, shared, seat, position, codes.list) : ASK;
  };

/** The question for the number. One more than was named is kept, so that 0 means that nothing was. */
export const repeatsCode = procedure(outline('repeats', ['number'], ['event']), {
  number: chooseNumberStep({
    from: () => 0,
    upTo: () => MOST_REPEATS,
    take: (p, f, n) => {
      p.s.num[LOOP_LEFT + f.you] = n + 1;
    },
    why: () => ({
      en: 'This is a loop. How many more times?',
      fr: "C'est une boucle. Combien de fois encore\u202f?",
    }),
  }),
});
