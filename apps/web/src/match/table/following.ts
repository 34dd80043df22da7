'use client';
// Where lanes scroll, the one in which the story happens comes into sight, and so does the one that has the focus.
// Invariant: a lane is in its place when motion measures the table; only then does it slide there from where it was.
import { type FocusEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useMotion } from '../motion/use-motion';
import { useTable } from './context';
import { laneOf } from './lanes';

const SLIDE_MS = 250;

/** Puts a lane into the middle of what scrolls; returns how far it scrolled. */
function bring(strip: HTMLElement, lane: HTMLElement | null): number {
  if (lane === null) return 0;
  const before = strip.scrollLeft;
  // Offsets do not change while a lane slides.
  const left = lane.offsetLeft - strip.offsetLeft - (strip.clientWidth - lane.offsetWidth) / 2;
  strip.scrollTo({ left, behavior: 'instant' });
  return strip.scrollLeft - before;
}

export const bringLane = (strip: HTMLElement, lane: number): number =>
  bring(strip, strip.querySelector<HTMLElement>(`[data-lane="${lane}"]`));

/** The browser shows just enough of what has the focus, and a lane that snaps would snap back. */
export const bringFocused = ({ target, currentTarget }: FocusEvent<HTMLElement>): void => {
  bring(currentTarget, target.closest('[data-lane]'));
};

/** `first`: the lane to begin with; it comes into sight again whenever it changes. */
export function useFollowing(strip: RefObject<HTMLElement | null>, first?: number): void {
  const { scene, told } = useTable();
  const { isReduced, pace } = useMotion();
  const last = useRef<number>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each beat
  useLayoutEffect(() => {
    const lane = laneOf(scene, told ?? []) ?? (first === last.current ? undefined : first);
    last.current = first;
    if (strip.current !== null && lane !== undefined)
      strip.current.dataset.slid = `${bringLane(strip.current, lane)}`;
  }, [told, first]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each beat
  useEffect(() => {
    const { current: box } = strip;
    const slid = Number(box?.dataset.slid ?? 0);
    if (box === null) return;
    delete box.dataset.slid;
    if (slid === 0 || isReduced || pace === 0) return;
    // Not the lanes themselves: they would snap to where they slide.
    for (const part of box.querySelectorAll(':scope > * > *'))
      part.animate(
        { translate: [`${slid}px 0`, '0 0'] },
        { duration: SLIDE_MS * pace, easing: 'cubic-bezier(0.22, 0.75, 0.25, 1)' },
      );
  }, [told, first]);
}
