'use client';
// The keyboard at the table: arrows go between lit things, Enter chooses, digits pick from the list, letters press
// buttons. Read next: panels/keys-sheet.tsx, which says all this to people; nearest.ts for where an arrow leads.
import { useEffect } from 'react';
import { type Direction, nearest } from './nearest';
import { putBack } from './store';

const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];

const isShown = (one: HTMLElement): boolean => one.getClientRects().length > 0;

/** What takes something back comes after all that goes on. */
const isLate = (one: HTMLElement): boolean => 'late' in one.dataset;

/** Out of sight counts as well: focus brings it into view. */
function step(direction: Direction): void {
  const shown = all('[data-lit]').filter(isShown);
  const lit = [...shown.filter((one) => !isLate(one)), ...shown.filter(isLate)];
  const at = lit.findIndex((one) => one.matches(':focus'));
  const next = nearest(
    lit.map((one) => one.getBoundingClientRect()),
    at,
    direction,
  );
  if (next !== null) lit[next].focus();
}

const directions: Readonly<Record<string, Direction>> = {
  ArrowRight: 'right',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowUp: 'up',
};

/** The button that a letter presses. */
const buttons: Readonly<Record<string, string>> = {
  p: '[data-main]',
  l: '[data-log]',
  u: '[data-undo]',
  h: '[data-hint]',
  m: '[data-menu]',
  '?': '[data-keys]',
};

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea, select, dialog *');

function pressed(event: KeyboardEvent): void {
  if (isWriting(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
  const { key } = event;
  const button = buttons[key.toLowerCase()];
  if (key in directions) {
    event.preventDefault();
    step(directions[key]);
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
