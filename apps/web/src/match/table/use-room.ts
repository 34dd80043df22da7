'use client';
// The size of an element, measured on mount and whenever it changes.
// Invariant: its content must not change its size, or measuring would never end.
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { Room } from './shape';

/** Before it is measured: the size of a small lane, to avoid divisions by zero. */
const unknown: Room = { width: 160, height: 160 };

export function useRoom<E extends HTMLElement>(): { ref: RefObject<E | null>; room: Room } {
  const ref = useRef<E>(null);
  const [room, setRoom] = useState(unknown);
  useLayoutEffect(() => {
    const { current: element } = ref;
    if (element === null) return;
    const measure = () => {
      const { paddingLeft, paddingRight, paddingTop, paddingBottom } = getComputedStyle(element);
      const width = element.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      const height = element.clientHeight - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom);
      setRoom((before) => (before.width === width && before.height === height ? before : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, room };
}
