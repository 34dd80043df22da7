'use client';
// The whole card, large and with its text, while it is hovered or has keyboard focus.
// It takes no clicks and Escape hides it. Touch screens and screen readers have "Read" instead.
import { type FocusEvent, type PointerEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { FullPrint } from '../cards/full-print';
import type { GameCatalogue } from '../cards/game-cards';
import { CardText } from '../cards/text';
import { type Anchor, beside } from './beside';

/** A pointer that only crosses a card opens nothing. */
const RESTS_MS = 250;

interface Previewed {
  readonly card: string;
  readonly box: Anchor;
}

const source = (target: EventTarget): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-pool], [data-row]') : null;

const cardOf = ({ dataset }: HTMLElement): string => dataset.pool ?? dataset.row ?? '';

const shown = (element: HTMLElement): Previewed => ({
  card: cardOf(element),
  box: element.getBoundingClientRect(),
});

/** The previewed card, and the event handlers for the parent of the cards. */
export function usePreview(isOff: boolean) {
  const [previewed, setPreviewed] = useState<Previewed | null>(null);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const at = useRef<HTMLElement | null>(null);

  function leave(): void {
    clearTimeout(waiting.current);
    at.current = null;
    setPreviewed(null);
  }
  function reach(element: HTMLElement | null, afterMs: number): void {
    if (element === at.current) return;
    leave();
    if (element === null) return;
    at.current = element;
    waiting.current = setTimeout(() => setPreviewed(shown(element)), afterMs);
  }

  useEffect(() => {
    const hide = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setPreviewed(null);
    };
    // Focusing a card by keyboard may scroll it into view: its preview follows.
    const scrolled = () =>
      setPreviewed((previous) =>
        previous !== null && at.current?.contains(document.activeElement) ? shown(at.current) : null,
      );
    window.addEventListener('keydown', hide);
    window.addEventListener('scroll', scrolled, true);
    return () => {
      clearTimeout(waiting.current);
      window.removeEventListener('keydown', hide);
      window.removeEventListener('scroll', scrolled, true);
    };
  }, []);

  const listeners = {
    // Not onPointerOver, which also fires when the page scrolls under a resting pointer.
    onPointerMove({ target, pointerType }: PointerEvent) {
      if (pointerType !== 'touch') reach(source(target), RESTS_MS);
    },
    onPointerLeave: leave,
    onPointerDown: leave,
    onFocus({ target }: FocusEvent) {
      if (target.matches(':focus-visible')) reach(source(target), 0);
    },
    onBlur: leave,
  };
  return { previewed: isOff ? null : previewed, listeners };
}

export function Preview({
  game: { offer, legend, byId },
  previewed,
}: {
  game: GameCatalogue;
  previewed: Previewed;
}) {
  const panel = useRef<HTMLDivElement>(null);
  const facts = byId.get(previewed.card);
  useLayoutEffect(() => {
    const { current } = panel;
    if (current === null) return;
    const { width, height } = current.getBoundingClientRect();
    const { left, top } = beside(
      previewed.box,
      { width, height },
      { width: window.innerWidth, height: window.innerHeight },
    );
    current.style.transform = `translate(${left}px, ${top}px)`;
  }, [previewed]);
  if (facts === undefined) return null;
  return (
    <div
      ref={panel}
      aria-hidden="true"
      data-preview={facts.id}
      className="pointer-events-none fixed top-0 left-0 z-40 hidden w-[19rem] gap-3 rounded-sm border border-edge bg-ground p-3 table:grid"
    >
      <FullPrint game={offer.id} facts={facts} legend={legend} />
      {facts.text.en === '' ? null : <CardText facts={facts} className="text-sm leading-snug" />}
    </div>
  );
}
