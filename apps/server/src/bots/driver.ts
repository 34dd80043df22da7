// Plays the bots' seats: when a bot is asked, it thinks in the pool, or a language model is asked, and it answers like
// any player.
// Invariant: a bot gets only what its seat may know. Its answers are validated like a stranger's, and a thought is
// cancelled once the match has moved on. Read next: situation.ts, pool.ts.

import { decisionFor, options, playing, type Said, SEATS, type Seat } from '@sleight/kernel';
import type { Manner } from '@sleight/protocol';
import { withoutCards } from '../matches/faults';
import type { Host } from '../matches/host';
import { reasonFor } from '../matches/reasons';
import type { Chair, Move } from '../matches/store';
import { type LiveTable, logOf } from '../matches/table';
import type { ModelOpponent, Picked } from '../model/opponent';
import { isRefused } from '../refused';
import { levelNamed, standInFor } from './levels';
import type { ThoughtPool } from './pool';
import { type Situation, situationOf } from './situation';

type BotChair = Extract<Chair, { kind: 'bot' }>;

/** The workers and models that think for the bots. */
export interface Minds {
  readonly pool: ThoughtPool;
  /** Null if there is no language model, or no longer one. */
  readonly model: ModelOpponent | null;
}

interface Thinking {
  /** The seat's version when it began to think. */
  readonly version: number;
  readonly stop: AbortController;
}

export interface Bots {
  close(): void;
}

const STOOD_IN: Said = {
  en: 'the language model gave no usable answer, so another bot picked.',
  fr: 'le modèle de langage n’a pas donné de réponse utilisable, un autre bot a choisi.',
};

/** A bot's picks in order, and its reason. */
interface Meant {
  readonly keys: readonly string[];
  readonly because: Said | null;
}

function stoodIn(
  { book }: LiveTable,
  { view: seen, seat }: Situation,
  [key]: readonly string[],
): Said | null {
  const pick = options(playing(book, seen), seat).find((one) => one.key === key);
  return pick === undefined ? null : reasonFor(pick.say, STOOD_IN);
}

/** The match has moved on; not an error. */
const isLate = (error: unknown): boolean =>
  isRefused(error) && ['stale', 'not-asked', 'over'].includes(error.wire.code);

interface Thinkers extends Minds {
  failed(error: unknown, match: string): void;
}

/** Null if there is no result. */
async function search(
  { pool, failed }: Thinkers,
  { row, rulebook }: LiveTable,
  at: Situation,
  { level: id, persona }: Pick<BotChair, 'level' | 'persona'>,
  signal: AbortSignal,
): Promise<readonly string[] | null> {
  try {
    const level = levelNamed(id);
    const request = { ...at, level, persona: persona ?? null };
    return (await pool.think({ request, rulebook, what: level }, signal)).keys;
  } catch (error) {
    if (!signal.aborted) failed(error, row.id);
    return null;
  }
}

/** Null if there is no usable answer. */
async function ask(
  { model, failed }: Thinkers,
  table: LiveTable,
  at: Situation,
  manner: Manner,
  signal: AbortSignal,
): Promise<Picked | null> {
  if (model === null) return null;
  const { row, rulebook } = table;
  const question = { rulebook, at, log: logOf(table, at.seat).flat(), manner };
  return await model.pick(question, signal).catch((error: unknown) => {
    if (!signal.aborted) failed(error, row.id);
    return null;
  });
}

async function think(
  thinkers: Thinkers,
  table: LiveTable,
  at: Situation,
  chair: BotChair,
  signal: AbortSignal,
): Promise<Meant | null> {
  const { manner } = chair;
  if (manner === undefined) {
    const keys = await search(thinkers, table, at, chair, signal);
    return keys === null ? null : { keys, because: null };
  }
  const picked = await ask(thinkers, table, at, manner, signal);
  if (picked !== null) return { keys: [picked.key], because: picked.because };
  if (signal.aborted) return null;
  const keys = await search(thinkers, table, at, { level: standInFor(table.game) }, signal);
  return keys === null ? null : { keys, because: stoodIn(table, at, keys) };
}

export function seatBots(host: Host, minds: Minds, failed: (error: unknown, match: string) => void): Bots {
  const thinkers: Thinkers = { ...minds, failed };
  const thinking = new Map<string, Thinking>();

  /** Returns whether the match has moved on. */
  async function move(match: string, move: Move): Promise<boolean> {
    try {
      await host.move(match, move);
      return true;
    } catch (error) {
      if (isLate(error)) return true;
      failed(error, match);
      return false;
    }
  }

  async function answer(table: LiveTable, seat: Seat, chair: BotChair, name: string): Promise<void> {
    const decision = decisionFor(playing(table.book, table.state), seat);
    if (decision === null) return;
    const mine: Thinking = { version: table.versions[seat], stop: new AbortController() };
    thinking.set(name, mine);
    const meant = await think(thinkers, table, situationOf(table, seat), chair, mine.stop.signal);
    if (thinking.get(name) !== mine) return;
    thinking.delete(name);
    const match = table.row.id;
    const asked = { seat, decision: decision.id };
    const because = meant?.because ?? null;
    const reason = because === null ? {} : { because };
    const isDone = meant !== null && (await move(match, { ...asked, keys: meant.keys, ...reason }));
    // A bot that cannot think plays what a time-out would pick. If the disk fails, that fails too, and the bot thinks
    // again when the match is next opened.
    if (!isDone) await move(match, { ...asked, keys: decision.onTimeout });
  }

  function consider(table: LiveTable, seat: Seat): void {
    const chair = table.row.chairs[seat];
    if (chair.kind !== 'bot' || table.row.task !== null) return;
    const name = `${table.row.id} ${seat}`;
    const before = thinking.get(name);
    const isStillGood = before?.version === table.versions[seat] && table.state.result === null;
    if (isStillGood) return;
    before?.stop.abort();
    thinking.delete(name);
    answer(table, seat, chair, name).catch((error: unknown) => {
      failed(withoutCards(error, 'a bot cannot be asked'), table.row.id);
    });
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
