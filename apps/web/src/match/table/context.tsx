'use client';
// The context of one table: the scene, the lighting, the cards by id, and the seat at the bottom.
import type { Seat } from '@sleight/kernel';
import type { Scene } from '@sleight/kit/scene';
import type { Staged } from '@sleight/kit/staging';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { Catalogue } from '../cards';
import type { OpenDecision } from '../choosing';
import type { Lighting } from '../lighting';

/** The players' names here. */
export type SeatNames = readonly [string, string];

export interface TableLook extends Catalogue {
  readonly game: string;
  readonly scene: Scene;
  readonly seat: Seat;
  readonly decision: OpenDecision | null;
  readonly lighting: Lighting;
  /** What happens in the beat on screen. */
  readonly told?: readonly Staged[];
  readonly names: SeatNames;
  /** For spectators both players are named, and neither is "you". */
  readonly isWatched?: boolean;
}

/** What stays the same during a match. */
export type KnownTable = Pick<TableLook, 'game' | 'seat' | 'names' | 'cards' | 'legend' | 'isWatched'>;

const Context = createContext<TableLook | null>(null);
const Known = createContext<KnownTable | null>(null);

export function TableProvider({ look, children }: { look: TableLook; children: ReactNode }) {
  const { game, seat, names, cards, legend, isWatched } = look;
  const known = useMemo(
    () => ({ game, seat, names, cards, legend, isWatched }),
    [game, seat, names, cards, legend, isWatched],
  );
  return (
    <Known value={known}>
      <Context value={look}>{children}</Context>
    </Known>
  );
}

/** For parts that need nothing of the scene: they are not drawn again with every beat. */
export function useKnown(): KnownTable {
  const known = useContext(Known);
  if (known === null) throw new Error('a part of the table is shown without a table');
  return known;
}

export function useTable(): TableLook {
  const look = useContext(Context);
  if (look === null) throw new Error('a part of the table is shown without a table');
  return look;
}
