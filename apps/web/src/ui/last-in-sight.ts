'use client';
// Keeps the end of a scroll area visible: when something is added, and when it shrinks while the end was visible.
import { type RefObject, useEffect, useRef } from 'react';

/** The distance that still counts as the end, in pixels. */
const NEAR = 24;

const toEnd = (box: HTMLElement) => box.scrollTo({ top: box.scrollHeight });

/** `n` changes whenever something is added. */
export function useLastInSight<Box extends HTMLElement>(n: number): RefObject<Box | null> {
  const ref = useRef<Box>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls whenever something is added
  useEffect(() => {
    if (ref.current !== null) toEnd(ref.current);
  }, [n]);
  useEffect(() => {
    const box = ref.current;
    if (box === null) return;
    let isAtEnd = true;
    let top = box.scrollTop;
    // Only a reader scrolls up from the end: a room that has just shrunk is not yet measured here.
    const scrolled = () => {
      const isNear = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR;
      isAtEnd = isNear || (isAtEnd && box.scrollTop >= top);
      top = box.scrollTop;
    };
    const resized = new ResizeObserver(() => {
      if (isAtEnd) toEnd(box);
    });
    box.addEventListener('scroll', scrolled);
    resized.observe(box);
    return () => {
      box.removeEventListener('scroll', scrolled);
      resized.disconnect();
    };
  }, []);
  return ref;
}
