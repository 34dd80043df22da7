'use client';
// The keyboard at the table: arrows move between highlighted things, Enter chooses, digits pick from the list, letters
// press buttons. Read next: panels/keys-sheet.tsx, the help for users; nearest.ts for where an arrow leads.
import { useEffect } from 'react';
import { putBack } from './answering';
import { type Direction, nearest } from './nearest';

const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];

const isShown = (one: HTMLElement): boolean => one.getClientRects().length > 0;

/** Undo options come after all others. */
const isLate = (one: HTMLElement): boolean => 'late' in one.dataset;

/** Elements out of view count too: focusing scrolls them into view. */
function step(direction: Direction): void {
  const shown = all('[data-lit]').filter(isShown);
  const lit = [...shown.filter((one) => !isLate(one)), ...shown.filter(isLate)];
  const at = lit.findIndex((one) => one.matches(':focus'));
  const next = nearest(
    lit.map((one) => one.getBoundingClientRect()),
    at,
    direction,
  );
  if (next !== null) lit[next]?.focus();
}

const directions: Readonly<Record<string, Direction>> = {
  ArrowRight: 'right',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowUp: 'up',
};

/** The button for a letter. */
const buttons: Readonly<Record<string, string>> = {
  p: '[data-main]',
  l: '[data-log]',
  u: '[data-undo]',
  h: '[data-hint]',
  g: '[data-greet]',
  m: '[data-menu]',
  '?': '[data-keys]',
};

/** A sheet that was just closed keeps the focus until the next frame. */
const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.matches('input, textarea, select, dialog *') &&
  target.closest('dialog:not([open])') === null;

function pressed(event: KeyboardEvent): void {
  if (isWriting(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
  const { key } = event;
  const button = buttons[key.toLowerCase()];
  const direction = directions[key];
  if (direction !== undefined) {
    event.preventDefault();
    step(direction);
  } else if (key === 'Escape') putBack();
  else if (button !== undefined) all(button).find(isShown)?.click();
  else if (/^[1-9]$/.test(key)) all('[data-listed]').filter(isShown)[Number(key) - 1]?.click();
}

export function useKeys(): void {
  useEffect(() => {
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, []);
}
