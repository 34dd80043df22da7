'use client';
// The keyboard at the table: arrows go through what is lit, digits pick from the list, P presses the main button.
import { useEffect } from 'react';
import { putBack } from './store';

const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];

function step(by: number): void {
  const lit = all('[data-lit]');
  const at = lit.findIndex((one) => one.matches(':focus'));
  const next = at === -1 ? (by > 0 ? 0 : lit.length - 1) : (at + by + lit.length) % lit.length;
  lit[next]?.focus();
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea, select, dialog *');

function pressed(event: KeyboardEvent): void {
  if (isWriting(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
  const { key } = event;
  if (key in steps) {
    event.preventDefault();
    step(steps[key]);
  } else if (key === 'Escape') putBack();
  else if (key === 'p' || key === 'P') all('[data-main]')[0]?.click();
  else if (key === 'l' || key === 'L') all('[data-log]')[0]?.click();
  else if (/^[1-9]$/.test(key)) all('[data-listed]')[Number(key) - 1]?.click();
}

export function useKeys(): void {
  useEffect(() => {
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, []);
}
