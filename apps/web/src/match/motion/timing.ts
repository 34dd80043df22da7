// When each fact moves and for how long, in milliseconds at normal speed.
// Invariant: however much happens at once, it is over within MOST; what only marks something waits for nothing.
// Read next: director.ts, which plays it.
import type { How, Staged } from '@sleight/kernel/staging';
import type { Motion } from '../../settings/motion';

export interface Beat {
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
  deal: { ms: 340, next: 80 },
  play: { ms: 420, next: 380 },
  move: { ms: 360, next: 120 },
  merge: { ms: 420, next: 380 },
  leave: { ms: 500, next: 160 },
  flip: { ms: 400, next: 300 },
  look: { ms: 350, next: 120 },
  mark: { ms: 340, next: 90 },
  roll: { ms: 320, next: 0 },
  score: { ms: 700, next: 450 },
  banner: { ms: 900, next: 350 },
  attack: { ms: 450, next: 380 },
  pulse: { ms: 320, next: 120 },
  shuffle: { ms: 300, next: 150 },
  sweep: { ms: 400, next: 250 },
  end: { ms: 900, next: 0 },
  quiet: { ms: 0, next: 0 },
};

export const MOST = 3_200;

/** What an update may take when others are still waiting to be played. */
export const IN_A_HURRY = 900;

const FACTOR: Readonly<Record<Motion, number>> = { normal: 1, fast: 0.45, instant: 0 };

/** Nothing at all where motion is instant. */
export function beatsOf(facts: readonly Staged[], motion: Motion, most = MOST): Beat[] {
  if (motion === 'instant') return [];
  let at = 0;
  let end = 0;
  const beats: Beat[] = [];
  for (const fact of facts) {
    const { ms, next } = LENGTHS[fact.how];
    if (ms > 0) beats.push({ fact, at, ms });
    end = Math.max(end, at + ms);
    at += next;
  }
  const factor = FACTOR[motion] * Math.min(1, most / Math.max(1, end));
  return beats.map((beat) => ({ ...beat, at: beat.at * factor, ms: beat.ms * factor }));
}

export const lengthOf = (beats: readonly Beat[]): number =>
  beats.reduce((end, { at, ms }) => Math.max(end, at + ms), 0);
