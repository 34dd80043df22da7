// When each fact of a beat moves and for how long, in milliseconds at normal speed.
// Invariant: a beat lasts as long as its last movement; marks delay nothing.
// Read next: ../teller.ts, which goes from beat to beat, and director.ts, which plays one.
import type { How, Staged } from '@sleight/kit/staging';
import type { StoryFrame } from '../frames';

export interface TimedFact {
  readonly fact: Staged;
  readonly at: number;
  readonly ms: number;
  /** How long before `at` its cause points at it; 0 without a pointer. */
  readonly lead: number;
}

/** How long it moves, and how long after its start the next may begin. */
interface Length {
  readonly ms: number;
  readonly next: number;
}

const LENGTHS: Readonly<Record<How, Length>> = {
  deal: { ms: 480, next: 110 },
  play: { ms: 420, next: 380 },
  move: { ms: 400, next: 120 },
  merge: { ms: 420, next: 380 },
  leave: { ms: 560, next: 160 },
  flip: { ms: 440, next: 300 },
  look: { ms: 450, next: 120 },
  mark: { ms: 640, next: 110 },
  roll: { ms: 320, next: 0 },
  score: { ms: 800, next: 600 },
  banner: { ms: 1_100, next: 600 },
  attack: { ms: 720, next: 450 },
  pulse: { ms: 360, next: 120 },
  shuffle: { ms: 300, next: 150 },
  sweep: { ms: 450, next: 250 },
  toss: { ms: 1_700, next: 1_100 },
  token: { ms: 900, next: 600 },
  layer: { ms: 420, next: 380 },
  say: { ms: 1_100, next: 800 },
  end: { ms: 1_200, next: 0 },
  quiet: { ms: 0, next: 0 },
};

/** How long the opponent's card is held up to be read. */
export const HELD_UP_MS = 850;

/** Is this an opponent's card, held up large in the middle before it lands? */
export const isHeldUp = ({ how, seat, card }: Staged, viewer: number): boolean =>
  (how === 'play' || how === 'merge') && card !== undefined && seat !== undefined && seat !== viewer;

/** How long a cause points at its target before the effect. */
export const POINTING_MS = 340;

const POINTED: readonly How[] = ['mark', 'leave', 'move', 'flip', 'look', 'roll', 'pulse'];

/** Is the cause something other than the piece itself? */
export const isPointedAt = ({ how, piece, by, byCardOf }: Staged): boolean =>
  POINTED.includes(how) && (byCardOf !== undefined || (by !== undefined && by !== piece));

export function timed(facts: readonly Staged[], viewer: number): TimedFact[] {
  let at = 0;
  let hasPointed = false;
  const moves: TimedFact[] = [];
  for (const fact of facts) {
    const { ms, next } = LENGTHS[fact.how];
    const held = isHeldUp(fact, viewer) ? HELD_UP_MS : 0;
    const lead = isPointedAt(fact) ? POINTING_MS : 0;
    // Several targets are pointed at in sequence, but their effects wait only once.
    if (lead > 0 && !hasPointed) at += lead;
    hasPointed ||= lead > 0;
    if (ms > 0) moves.push({ fact, at, ms: ms + held, lead });
    at += next + held;
  }
  return moves;
}

export const lengthOf = (moves: readonly TimedFact[]): number =>
  moves.reduce((end, { at, ms }) => Math.max(end, at + ms), 0);

/** Long enough to read a line without motion. */
const READ_MS = 650;
/** The opponent's actions follow a short pause after each move, as a person's would. */
const BREATH_MS = 400;

/** How long a frame stays before the next. The player's own beats last only as long as their movement. */
export function stayOf({ facts, log, by, seat, isLast }: StoryFrame): number {
  const moving = lengthOf(timed(facts, seat));
  const reading = by !== seat && log.length > 0 ? Math.max(moving, READ_MS) : moving;
  return reading + (isLast ? BREATH_MS : 0);
}

/** The amount of waiting story beyond which it is played faster. */
export const MOST_WAITING_MS = 6_000;

export const hurryOf = (waitingMs: number): number =>
  waitingMs <= MOST_WAITING_MS ? 1 : MOST_WAITING_MS / waitingMs;
