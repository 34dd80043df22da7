// A card under the pointer. Dragging is taking up and choosing where in one movement: whatever lit thing it is let go
// over is clicked, so that it can do nothing a click could not. A finger that moves sideways scrolls instead.
import type { Piece } from '@sleight/kernel/scene';
import { create } from 'zustand';
import { putBack, takeUp, touch } from './store';

interface Dragging {
  readonly piece: Piece | null;
  readonly x: number;
  readonly y: number;
  /** Of the card that was taken up. */
  readonly width: number;
}

const nothing: Dragging = { piece: null, x: 0, y: 0, width: 0 };

export const useDragging = create<Dragging>()(() => nothing);

const { setState: set } = useDragging;

/** How far a pointer moves before it means it. */
const SLOP = 8;

const at = (x: number, y: number): Element | null => document.elementFromPoint(x, y);

/** What a card that is let go here would choose. */
function targetAt(x: number, y: number): HTMLElement | null {
  const lit = '[data-lit]:not([aria-pressed])';
  const under = at(x, y);
  return (
    under?.closest<HTMLElement>(lit) ??
    under?.closest('[data-zone]')?.querySelector<HTMLElement>(`[data-area]${lit}`) ??
    null
  );
}

/** The click that a browser sends after the pointer is let go means nothing more. */
function swallowClick(): void {
  const swallow = (event: Event): void => {
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', swallow, { capture: true }), 0);
}

export function startDrag(start: PointerEvent, piece: Piece, width: number): void {
  const what = piece.touch;
  if (what === null || start.button !== 0) return;
  let taken: ReturnType<typeof takeUp> = null;
  const end = (): void => {
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', drop);
    removeEventListener('pointercancel', cancel);
    set(nothing);
  };
  const cancel = (): void => {
    if (taken !== null) putBack();
    end();
  };
  function move({ pointerId, pointerType, clientX: x, clientY: y }: PointerEvent): void {
    if (pointerId !== start.pointerId || what === null) return;
    if (taken === null) {
      const [dx, dy] = [Math.abs(x - start.clientX), Math.abs(y - start.clientY)];
      if (Math.hypot(dx, dy) < SLOP) return;
      const isScroll = pointerType !== 'mouse' && dx > dy;
      taken = isScroll ? null : takeUp(what, piece.id);
      if (taken === null) {
        end();
        return;
      }
    }
    set({ piece, x, y, width });
  }
  function drop({ pointerId, clientX: x, clientY: y }: PointerEvent): void {
    if (pointerId !== start.pointerId) return;
    const wasTaken = taken;
    end();
    if (wasTaken === null || what === null) return;
    swallowClick();
    const isOverBoard = at(x, y)?.closest('[data-board]') != null;
    if (wasTaken === 'whole') {
      if (isOverBoard) touch(what);
      return;
    }
    const target = targetAt(x, y);
    if (target === null) putBack();
    // After the swallowed click, or it would be swallowed in its place.
    else setTimeout(() => target.click(), 0);
  }
  addEventListener('pointermove', move);
  addEventListener('pointerup', drop);
  addEventListener('pointercancel', cancel);
}
