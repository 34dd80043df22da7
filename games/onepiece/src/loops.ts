// Loops that a player may stop (spec 17): when an offer comes back in the same position, its player is asked once how
// often it shall go on. That many offers are then accepted by themselves, and the next is declined.
// Invariant: reads only what both players see, so that nobody learns anything from it (law 10); offers of which only a
// hand tells whether they can be accepted are left alone.
// Next: defeat.ts for loops that nobody can stop; counters.ts for what is remembered.

import { ASK, type Code, type Play, type Timing } from '@sleight/kernel/book';
import { chooseNumberStep } from '@sleight/kernel/choose';
import { ACCEPT, type Codes, codeKind, DECLINE, optionCode } from '@sleight/kernel/code';
import { begin } from '@sleight/kernel/frames';
import { objById } from '@sleight/kernel/objects';
import type { Frame, Seat, State } from '@sleight/kernel/state';
import {
  LOOP_ENDED,
  LOOP_LEFT,
  LOOP_MARK,
  LOOP_NAMED_AT,
  LOOP_PERIOD,
  LOOP_REACH,
  LOOP_STEPS,
  NUMS,
  TURN_LOG,
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
  const defAt = (id: number): number => {
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
function comesBack(s: State, position: number): boolean {
  const { num } = s;
  if (num[LOOP_MARK] === position) {
    num[LOOP_PERIOD] = num[LOOP_STEPS] + 1;
    return true;
  }
  num[LOOP_STEPS]++;
  if (num[LOOP_STEPS] < num[LOOP_REACH]) return false;
  num[LOOP_MARK] = position;
  num[LOOP_REACH] = Math.max(1, 2 * num[LOOP_REACH]);
  num[LOOP_STEPS] = 0;
  return false;
}

/** Forgets the search, and what was named; a loop that was ended is not begun again this turn. */
export const forgetLoop = (s: State): void => {
  s.num.fill(0, LOOP_MARK, NUMS);
};

const isOffer = (codes: Codes): boolean =>
  codes.n === 2 && codeKind(codes.list[0]) === DECLINE && codeKind(codes.list[1]) === ACCEPT;

function nameNumber(p: Play, shared: Shared, seat: Seat, position: number): number {
  p.s.num[LOOP_NAMED_AT + seat] = position;
  begin(p, shared.code.repeats, seat, 0, null);
  return ASK;
}

/** Goes on as often as this player named, or ends the loop for good. */
function goOn(p: Play, shared: Shared, seat: Seat, position: number): number {
  const { num } = p.s;
  // The position changed after all: what was named was about something else.
  if (num[LOOP_STEPS]++ > num[LOOP_PERIOD]) {
    forgetLoop(p.s);
    return ASK;
  }
  if (num[LOOP_LEFT + seat] === 0) return nameNumber(p, shared, seat, position);
  p.resolved = 0;
  if (num[LOOP_NAMED_AT + seat] !== position) return optionCode(ACCEPT);
  num[LOOP_STEPS] = 1;
  num[LOOP_LEFT + seat]--;
  if (num[LOOP_LEFT + seat] > 0) return optionCode(ACCEPT);
  num[LOOP_ENDED] = position;
  forgetLoop(p.s);
  return optionCode(DECLINE);
}

export const repeats =
  (shared: Shared): NonNullable<Timing['repeats']> =>
  (p, f, codes) => {
    if (!isOffer(codes) || shared.secretive[p.book.code[f.code].line]) return ASK;
    const { num } = p.s;
    const position = positionOf(p, f);
    if (num[LOOP_ENDED] === position) return optionCode(DECLINE);
    if (num[LOOP_PERIOD] > 0) return goOn(p, shared, f.you, position);
    return comesBack(p.s, position) ? goOn(p, shared, f.you, position) : ASK;
  };

/** The question for the number. One more than was named is kept, so that 0 means that nothing was. */
export const repeatsCode: Code = {
  name: 'repeats',
  line: -1,
  regs: 1,
  steps: [
    chooseNumberStep({
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
  ],
};
