// A cell in a long grid of cards. Invariant: cells out of view cost nothing to scroll past.
import type { ReactNode } from 'react';

export const cardGrid = 'grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-3 sm:gap-4';

export function Tile({ children }: { children: ReactNode }) {
  return (
    <li className="[contain-intrinsic-size:auto_14rem] [content-visibility:auto] p-1 -m-1">{children}</li>
  );
}
