'use client';
// Whether other cards cover this one: then its essentials are printed at its left, which stays visible.
import { createContext, type ReactNode, useContext } from 'react';

export interface Tucked {
  /** The visible part of each card's width: as a share, and in pixels. */
  readonly share: number;
  readonly px: number;
}

const Context = createContext<Tucked | null>(null);

/** `tuck`: null if the cards do not overlap. */
export function Tuck({ tuck, children }: { tuck: Tucked | null; children: ReactNode }) {
  return <Context value={tuck}>{children}</Context>;
}

export const useTuck = (): Tucked | null => useContext(Context);
