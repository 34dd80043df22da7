'use client';
// A navigation that is a strip on a phone: the link of the current page is scrolled into view.
import { type RefObject, useEffect, useRef } from 'react';

/** `here` identifies the current page. */
export function useHereInSight(here: string): RefObject<HTMLElement | null> {
  const strip = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: moves with the current page
  useEffect(() => {
    const link = strip.current?.querySelector<HTMLElement>('[aria-current]');
    if (link != null) strip.current?.scrollTo({ left: link.offsetLeft - link.offsetWidth });
  }, [here]);
  return strip;
}
