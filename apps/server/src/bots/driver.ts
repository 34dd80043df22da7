// Seats bots at their matches: whenever one is asked something it thinks in the pool, or asks a language model, and
// answers like anyone else.
// Invariant: a bot is handed its own view. What it answers is judged like a stranger's answer, and a thought that the
// match has moved past is cancelled.

import { decisionFor, options, playing, type Said, SEATS, type Seat, view } from '@sleight/kernel';
import type { Manner } from '@sleight/protocol';
import type { Host } from '../matches/host';
import { reasonFor } from '../matches/reasons';
import type { Chair } from '../matches/store';
import type { Table } from '../matches/table';
import type { ModelOpponent, Picked } from '../model/opponent';
import { isRefused } from '../refused';
import { standInFor } from './levels';
import type { Pool } from './pool';

type BotChair = Extract<Chair, { kind: 'bot' }>;

/** Who thinks for the bots. */
export interface Minds {
  readonly pool: Pool;
  /** Null where there is none, or none any more. */
  readonly model: ModelOpponent | null;
}

interface Thinking {
  /** What the seat had heard when it began to think. */
  readonly version: number;
  readonly stop: AbortController;
}

export interface Bots {
  close(): void;
}

const STOOD_IN: Said = {
  en: 'the language model gave no usable answer, so another bot picked.',
  fr: "le modèle de langage n'a pas donné de réponse utilisable, un autre robot a choisi.",
};

function stoodIn({ book, state }: Table, seat: Seat, key: string): Said | null {
  const pick = options(playing(book, view(book, state, seat)), seat).find((one) => one.key === key);
  return pick === undefined ? null : reasonFor(pick.say, STOOD_IN);
}

export function seatBots(
  host: Host,
  { pool, model }: Minds,
  failed: (error: unknown, match: string) => void,
): Bots {
  const thinking = new Map<string, Thinking>();

  async function search(
    { row, book, state }: Table,
    seat: Seat,
    level: string,
    signal: AbortSignal,
  ): Promise<string | null> {
    const { game, ruleset, changes, decks } = row;
    const seen = view(book, state, seat);
    const asked = { game, ruleset, changes, view: seen, seat, deck: decks[seat], level };
    return await pool.think(asked, signal).catch((error: unknown) => {
      if (signal.aborted) return null;
      failed(error, row.id);
      // A bot that cannot think does what a player whose time is up would do.
      return decisionFor(playing(book, seen), seat)?.onTimeout[0] ?? null;
    });
  }

  /** Null if it gives no usable answer. */
  async function ask(
    { row, game, book, state, logs }: Table,
    seat: Seat,
    manner: Manner,
    signal: AbortSignal,
  ): Promise<Picked | null> {
    if (model === null) return null;
    const seen = view(book, state, seat);
    const question = { game, book, view: seen, seat, deck: row.decks[seat], log: logs[seat].flat(), manner };
    return await model.pick(question, signal).catch((error: unknown) => {
      if (!signal.aborted) failed(error, row.id);
      return null;
    });
  }

  async function think(
    table: Table,
    seat: Seat,
    { level, manner }: BotChair,
    signal: AbortSignal,
  ): Promise<Picked | null> {
    const isModel = manner !== undefined;
    const picked = isModel ? await ask(table, seat, manner, signal) : null;
    if (picked !== null || signal.aborted) return picked;
    const key = await search(table, seat, isModel ? standInFor(table.game) : level, signal);
    if (key === null) return null;
    return { key, because: isModel ? stoodIn(table, seat, key) : null };
  }

  async function answer(table: Table, seat: Seat, chair: BotChair, name: string): Promise<void> {
    const decision = decisionFor(playing(table.book, table.state), seat);
    if (decision === null) return;
    const mine: Thinking = { version: table.versions[seat], stop: new AbortController() };
    thinking.set(name, mine);
    const picked = await think(table, seat, chair, mine.stop.signal);
    if (thinking.get(name) !== mine) return;
    thinking.delete(name);
    if (picked === null) return;
    const { key, because } = picked;
    const move = { seat, decision: decision.id, keys: [key], ...(because === null ? {} : { because }) };
    await host.move(table.row.id, move).catch((error: unknown) => {
      // The match has gone on without it, which is no fault.
      const isLate = isRefused(error) && ['stale', 'not-asked', 'over'].includes(error.wire.code);
      if (!isLate) failed(error, table.row.id);
    });
  }

  function consider(table: Table, seat: Seat): void {
    const chair = table.row.chairs[seat];
    if (chair.kind !== 'bot' || table.row.task !== null) return;
    const name = `${table.row.id} ${seat}`;
    const before = thinking.get(name);
    const isStillGood = before?.version === table.versions[seat] && table.state.result === null;
    if (isStillGood) return;
    before?.stop.abort();
    thinking.delete(name);
    void answer(table, seat, chair, name);
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
