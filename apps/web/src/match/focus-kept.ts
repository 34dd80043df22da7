'use client';
// Keeps the focus in place after a keyboard move: on the same element if it still exists, otherwise on the nearest.
// Without this, a card that leaves the hand takes the focus with it and the next key starts from the top.
import { useEffect, useRef } from 'react';
import { tableOf, useMatch } from './store';

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A focusable element: its identity and position. */
export interface FocusPlace {
  readonly id: string;
  readonly box: Box;
}

const middle = ({ left, top, width, height }: Box) => ({ x: left + width / 2, y: top + height / 2 });

function distance(one: Box, other: Box): number {
  const [a, b] = [middle(one), middle(other)];
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** Which of these gets the focus when `last` is gone; null if there is none. */
export function goesTo(spots: readonly FocusPlace[], last: FocusPlace): number | null {
  const same = spots.findIndex(({ id }) => id === last.id);
  if (same >= 0) return same;
  const far = spots.map(({ box }, i) => ({ i, far: distance(box, last.box) })).sort((a, b) => a.far - b.far);
  return far[0]?.i ?? null;
}

const TARGETS = '[data-lit], [data-listed], [data-main]:not(:disabled)';

/** The main button is always the same one, whatever its label. */
function idOf({ dataset }: HTMLElement): string {
  if (dataset.main !== undefined) return 'main';
  return dataset.piece ?? dataset.zone ?? dataset.key ?? '';
}

const spotOf = (element: HTMLElement): FocusPlace => ({
  id: idOf(element),
  box: element.getBoundingClientRect(),
});

const isShown = (element: HTMLElement): boolean => element.getClientRects().length > 0;

export function useFocusKept(): void {
  const last = useRef<FocusPlace | null>(null);
  const { isSending, pending, held, marks } = useMatch();
  const frame = useMatch((match) => tableOf(match)?.frame);
  useEffect(() => {
    const focused = ({ target }: FocusEvent): void => {
      if (!(target instanceof HTMLElement)) return;
      // Pointer users need no focus restored.
      last.current = target.matches(`:focus-visible:is(${TARGETS})`) ? spotOf(target) : null;
    };
    addEventListener('focusin', focused);
    return () => removeEventListener('focusin', focused);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks again whenever the table or what is asked changes
  useEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (last.current === null || !isLost || isSending) return;
    const targets = [...document.querySelectorAll<HTMLElement>(TARGETS)].filter(isShown);
    const at = goesTo(targets.map(spotOf), last.current);
    if (at !== null) targets[at]?.focus();
  }, [frame, isSending, pending, held, marks]);
}
