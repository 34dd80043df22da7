'use client';
// What everything on one table needs: the scene, what is lit, the cards by id, and whose side is at the bottom.
import type { Seat } from '@sleight/kernel';
import type { Scene } from '@sleight/kernel/scene';
import { createContext, type ReactNode, useContext } from 'react';
import type { Catalogue } from '../cards';
import type { Decision } from '../choosing';
import type { Lighting } from '../lighting';

export interface TableLook extends Catalogue {
  readonly game: string;
  readonly scene: Scene;
  readonly seat: Seat;
  readonly decision: Decision | null;
  readonly lighting: Lighting;
  readonly names: readonly string[];
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
