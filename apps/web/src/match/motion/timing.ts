// When each fact of a beat moves and for how long, in milliseconds at normal speed.
// Invariant: a beat lasts as long as its last movement; what only marks something waits for nothing.
// Read next: ../teller.ts, which goes from beat to beat, and director.ts, which plays one.
import type { How, Staged } from '@sleight/kernel/staging';
import type { Frame } from '../frames';

export interface Timed {
  readonly fact: Staged;
  readonly at: number;
  readonly ms: number;
}

/** How long it moves, and how long after its start the next may begin. */
interface Length {
  readonly ms: number;
  readonly next: number;
}

const LENGTHS: Readonly<Record<How, Length>> = {
  deal: { ms: 340, next: 110 },
  play: { ms: 420, next: 380 },
  move: { ms: 400, next: 120 },
  merge: { ms: 420, next: 380 },
  leave: { ms: 560, next: 160 },
  flip: { ms: 440, next: 300 },
  look: { ms: 450, next: 120 },
  mark: { ms: 420, next: 110 },
  roll: { ms: 320, next: 0 },
  score: { ms: 900, next: 600 },
  banner: { ms: 1_100, next: 600 },
  attack: { ms: 600, next: 450 },
  pulse: { ms: 360, next: 120 },
  shuffle: { ms: 300, next: 150 },
  sweep: { ms: 450, next: 250 },
  end: { ms: 1_200, next: 0 },
  quiet: { ms: 0, next: 0 },
};

/** How long a card that the other player plays is held up to be read. */
export const HELD_UP_MS = 850;

/** Is this a card that the other player shows: held up large in the middle before it lands? */
export const isHeldUp = ({ how, seat, card }: Staged, viewer: number): boolean =>
  (how === 'play' || how === 'merge') && card !== undefined && seat !== undefined && seat !== viewer;

export function timed(facts: readonly Staged[], viewer: number): Timed[] {
  let at = 0;
  const moves: Timed[] = [];
  for (const fact of facts) {
    const { ms, next } = LENGTHS[fact.how];
    const held = isHeldUp(fact, viewer) ? HELD_UP_MS : 0;
    if (ms > 0) moves.push({ fact, at, ms: ms + held });
    at += next + held;
  }
  return moves;
}

export const lengthOf = (moves: readonly Timed[]): number =>
  moves.reduce((end, { at, ms }) => Math.max(end, at + ms), 0);

/** Long enough to read a line of which nothing moves. */
const READ_MS = 650;
/** What the other player does next waits for a moment, as a person would. */
const BREATH_MS = 300;

/** How long a frame stays before the next may follow. One's own moves wait for nothing but their movement. */
export function stayOf({ facts, log, by, seat, isLast }: Frame): number {
  const moving = lengthOf(timed(facts, seat));
  if (by === seat) return moving;
  const reading = log.length > 0 ? Math.max(moving, READ_MS) : moving;
  return reading + (isLast ? BREATH_MS : 0);
}

/** So much story may wait; more than that is told faster. */
export const MOST_WAITING_MS = 6_000;

export const hurryOf = (waitingMs: number): number =>
  waitingMs <= MOST_WAITING_MS ? 1 : MOST_WAITING_MS / waitingMs;
