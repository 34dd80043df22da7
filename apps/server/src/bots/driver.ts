// Seats bots at their matches: whenever one is asked something it thinks in the pool and answers like anyone else.
// Invariant: a bot is handed its own view. What it answers is judged like a stranger's answer, and a thought that the
// match has moved past is cancelled.

import { decisionFor, playing, SEATS, type Seat, view } from '@sleight/kernel';
import type { Host } from '../matches/host';
import type { Table } from '../matches/table';
import { isRefused } from '../refused';
import type { Pool } from './pool';

interface Thinking {
  /** What the seat had heard when it began to think. */
  readonly version: number;
  readonly stop: AbortController;
}

export interface Bots {
  close(): void;
}

export function seatBots(host: Host, pool: Pool, failed: (error: unknown, match: string) => void): Bots {
  const thinking = new Map<string, Thinking>();

  async function think(
    table: Table,
    seat: Seat,
    level: string,
    stop: AbortController,
  ): Promise<string | null> {
    const { row, book, state } = table;
    const { game, ruleset, changes, decks } = row;
    const seen = view(book, state, seat);
    const asked = { game, ruleset, changes, view: seen, seat, deck: decks[seat], level };
    return await pool.think(asked, stop.signal).catch((error: unknown) => {
      if (stop.signal.aborted) return null;
      failed(error, row.id);
      // A bot that cannot think does what a player whose time is up would do.
      return decisionFor(playing(book, seen), seat)?.onTimeout[0] ?? null;
    });
  }

  async function answer(table: Table, seat: Seat, level: string, name: string): Promise<void> {
    const decision = decisionFor(playing(table.book, table.state), seat);
    if (decision === null) return;
    const mine: Thinking = { version: table.versions[seat], stop: new AbortController() };
    thinking.set(name, mine);
    const key = await think(table, seat, level, mine.stop);
    if (thinking.get(name) !== mine) return;
    thinking.delete(name);
    if (key === null) return;
    await host.move(table.row.id, { seat, decision: decision.id, keys: [key] }).catch((error: unknown) => {
      // The match has gone on without it, which is no fault.
      const isLate = isRefused(error) && ['stale', 'not-asked', 'over'].includes(error.wire.code);
      if (!isLate) failed(error, table.row.id);
    });
  }

  function consider(table: Table, seat: Seat): void {
    const chair = table.row.chairs[seat];
    if (chair.kind !== 'bot') return;
    const name = `${table.row.id} ${seat}`;
    const before = thinking.get(name);
    const isStillGood = before?.version === table.versions[seat] && table.state.result === null;
    if (isStillGood) return;
    before?.stop.abort();
    thinking.delete(name);
    void answer(table, seat, chair.level, name);
  }

  const leave = host.listen({
    moved(table) {
      for (const seat of SEATS) consider(table, seat);
    },
  });
  return {
    close() {
      leave();
      for (const { stop } of thinking.values()) stop.abort();
      thinking.clear();
    },
  };
}
