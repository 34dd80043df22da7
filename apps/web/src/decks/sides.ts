'use client';
// The two sides of the builder on a phone: the cards keep their scroll position, the deck opens at its top.
import { useLayoutEffect, useRef, useState } from 'react';

export function useSides() {
  const [view, setView] = useState<'cards' | 'deck'>('cards');
  const top = useRef<HTMLDivElement>(null);
  const left = useRef(0);
  useLayoutEffect(() => {
    const head = (top.current?.getBoundingClientRect().top ?? 0) + window.scrollY;
    if (view === 'deck') window.scrollTo(0, Math.min(left.current, head));
    else if (left.current > 0) window.scrollTo(0, left.current);
  }, [view]);
  const turn = (to: 'cards' | 'deck') => {
    if (view === 'cards') left.current = window.scrollY;
    setView(to);
  };
  return { view, turn, top };
}
