// Dragging a card: selecting it and choosing its target in one movement. Dropping it on a highlighted target clicks the
// target, so a drag does nothing a click could not. A finger that moves sideways scrolls instead.
import type { Piece } from '@sleight/kit/scene';
import { create } from 'zustand';
import { putBack, takeUp, touch } from './answering';

interface Dragging {
  readonly piece: Piece | null;
  readonly x: number;
  readonly y: number;
  /** Of the dragged card. */
  readonly width: number;
}

const nothing: Dragging = { piece: null, x: 0, y: 0, width: 0 };

export const useDragging = create<Dragging>()(() => nothing);

const { setState: set } = useDragging;

/** The distance before a movement counts as a drag. */
const SLOP = 8;

const at = (x: number, y: number): Element | null => document.elementFromPoint(x, y);

/** The option that dropping a card here would choose. */
function targetAt(x: number, y: number): HTMLElement | null {
  const lit = '[data-lit]:not([aria-pressed])';
  const under = at(x, y);
  return (
    under?.closest<HTMLElement>(lit) ??
    under?.closest('[data-zone]')?.querySelector<HTMLElement>(`[data-area]${lit}`) ??
    null
  );
}

/** Suppresses the click that browsers send after the drop. */
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
    // After the suppressed click, or this one would be suppressed instead.
    else setTimeout(() => target.click(), 0);
  }
  addEventListener('pointermove', move);
  addEventListener('pointerup', drop);
  addEventListener('pointercancel', cancel);
}
