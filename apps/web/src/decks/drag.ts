'use client';
// Dragging a card with the mouse or a pen: a ghost follows the pointer until it is dropped on a target.
// Touch uses taps instead, because dragging scrolls. Everything draggable can also be clicked.
import { type PointerEvent as ReactPointerEvent, useRef, useState } from 'react';

/** A shorter movement is a click. */
const SLACK_PX = 6;

export interface Dragged {
  readonly card: string;
  readonly x: number;
  readonly y: number;
}

/** Targets have `data-drop`; `onDrop` receives the value. */
export function useDrag(onDrop: (card: string, place: string) => void) {
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const hasDragged = useRef(false);

  const placeAt = (x: number, y: number): string | null =>
    document.elementFromPoint(x, y)?.closest('[data-drop]')?.getAttribute('data-drop') ?? null;

  function start(event: ReactPointerEvent, card: string): void {
    if (event.pointerType === 'touch' || event.button !== 0) return;
    const from = { x: event.clientX, y: event.clientY };
    hasDragged.current = false;
    const move = ({ clientX: x, clientY: y }: PointerEvent) => {
      if (!hasDragged.current && Math.hypot(x - from.x, y - from.y) < SLACK_PX) return;
      hasDragged.current = true;
      setDragged({ card, x, y });
    };
    const end = ({ clientX: x, clientY: y, type }: PointerEvent) => {
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', end);
      window.removeEventListener('pointercancel', end);
      setDragged(null);
      const place = hasDragged.current && type === 'pointerup' ? placeAt(x, y) : null;
      if (place !== null) onDrop(card, place);
    };
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', end);
    window.addEventListener('pointercancel', end);
  }

  /** The browser sends a click after a drag too; this one is ignored. */
  function isClick(): boolean {
    const wasDrag = hasDragged.current;
    hasDragged.current = false;
    return !wasDrag;
  }

  return { dragged, start, isClick };
}
