// A match in this browser: one table, or two in pass and play.
// Invariant: it changes only by what the server says, in order of version, and by what is chosen here and not sent yet.
// Read next: hearing.ts for what the server says, telling.ts for when it is shown, answering.ts for what is chosen.
import type { Seat } from '@sleight/kernel';
import { create } from 'zustand';
import type { OpenDecision } from './choosing';
import { type MatchPage, nothing } from './match-state';
import type { SeatTable } from './seat-table';

export type { MatchPage };

export const useMatch = create<MatchPage>()(() => nothing);

export const { getState: now, setState: set } = useMatch;

export const tableOf = ({ tables, seat }: MatchPage): SeatTable | undefined =>
  tables.find(({ frame }) => frame.seat === seat);

export const tableFor = (seat: Seat): SeatTable | undefined =>
  now().tables.find(({ frame }) => frame.seat === seat);

export const withTable = (table: SeatTable): readonly SeatTable[] =>
  now().tables.map((one) => (one.frame.seat === table.frame.seat ? table : one));

export const decisionNow = (): OpenDecision | null => tableOf(now())?.frame.decision ?? null;

export const nothingChosen: Pick<MatchPage, 'held' | 'marks' | 'hint' | 'pending'> = {
  held: [],
  marks: [],
  hint: null,
  pending: null,
};
