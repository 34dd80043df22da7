'use client';
// The context of one table: the scene, the lighting, the cards by id, and the seat at the bottom.
import type { Seat } from '@sleight/kernel';
import type { Scene } from '@sleight/kit/scene';
import { createContext, type ReactNode, useContext } from 'react';
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
  readonly names: SeatNames;
  /** For spectators both players are named, and neither is "you". */
  readonly isWatched?: boolean;
}

const Context = createContext<TableLook | null>(null);

export function TableProvider({ look, children }: { look: TableLook; children: ReactNode }) {
  return <Context value={look}>{children}</Context>;
}

export function useTable(): TableLook {
  const look = useContext(Context);
  if (look === null) throw new Error('a part of the table is shown without a table');
  return look;
}
