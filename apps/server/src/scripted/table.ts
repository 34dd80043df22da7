// Two scripted players, or one and a bot, in one match after another, with a record of everything they were promised.
// They answer every decision with any legal pick, and reconnect when the connection breaks.

import { below, seedRng } from '@sleight/kernel/rng';
import type { RequestBody, StateUpdate } from '@sleight/protocol';
import { connect, guestCookie, type ScriptedPlayer } from './player';
import type { Stopwatch } from './stopwatch';

type Given = { readonly seat: number; readonly decision: number; readonly keys: readonly string[] };

/** The table a seat saw when it came back, and how many moves it had been promised by then. */
export interface Sighting {
  readonly seat: number;
  readonly view: string;
  readonly promised: number;
}

export interface PlayerRecord {
  readonly match: string;
  /** Every acknowledged answer, in order. */
  readonly acknowledged: Given[];
  readonly sightings: Sighting[];
  isOver: boolean;
}

export interface ScriptedTable {
  readonly matches: readonly PlayerRecord[];
  /** Resolves when its players have seen their first table. */
  readonly begun: Promise<void>;
  /** Why it cannot continue, if it cannot. */
  readonly trouble: () => string | null;
  close(): void;
}

export interface TablePlan {
  readonly url: string;
  readonly game: string;
  /** Distinguishes tables: addresses and picks follow from it. */
  readonly number: number;
  readonly seed: string;
  /** The level of the bot opponent; absent for two people. */
  readonly level?: string;
  /** A player's average thinking time, plus or minus half. */
  readonly pauseMs: number;
  /** Times answers, if speed is measured. */
  readonly stopwatch?: Stopwatch;
  /** Are messages recorded? Not in long runs without an audit. */
  readonly isRecorded?: boolean;
}

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Tolerates a server that is down: every failure is tried again. */
async function until<T>(work: () => Promise<T | null>, isWanted: () => boolean): Promise<T | null> {
  while (isWanted()) {
    const result = await work().catch(() => null);
    if (result !== null) return result;
    await wait(20);
  }
  return null;
}

/** A table as its players see it while they play. */
interface Table extends Pick<TablePlan, 'stopwatch'> {
  readonly rng: number[];
  readonly isRecorded: boolean;
  /** Does it go on? */
  wanted(): boolean;
  /** A thinking time. */
  pause(): number;
  /** A player has seen the table. */
  sees(player: ScriptedPlayer): void;
}

async function newMatch(
  { game, level }: TablePlan,
  players: readonly ScriptedPlayer[],
): Promise<string | null> {
  if (level !== undefined) {
    const begun = await players[0].ask('room:create', { game, opponent: { kind: 'bot', level } });
    return begun?.ok === true ? begun.value.match : null;
  }
  const ask: RequestBody<'room:create'> = { game, opponent: { kind: 'friend' } };
  const made = await players[0].ask('room:create', ask);
  if (made?.ok !== true || made.value.room === null) return null;
  const joined = await players[1].ask('room:join', { code: made.value.room.code });
  return joined?.ok === true ? joined.value.match : null;
}

async function look(
  { isRecorded }: Table,
  player: ScriptedPlayer,
  record: PlayerRecord,
): Promise<StateUpdate | null> {
  const { match } = record;
  const promised = record.acknowledged.length;
  const answer = await player.ask('game:resync', { match });
  if (answer?.ok !== true) return null;
  const { update } = answer.value.tables[0];
  if (isRecorded) {
    const known = await player.ask('game:view', { match });
    if (known?.ok !== true) return null;
    record.sightings.push({ seat: update.seat, view: JSON.stringify(known.value.view), promised });
  }
  return update;
}

async function answer(
  { rng, pause, stopwatch, isRecorded }: Table,
  player: ScriptedPlayer,
  record: PlayerRecord,
  { seat, decision }: StateUpdate,
): Promise<boolean> {
  const { match } = record;
  if (decision === null) return true;
  await wait(pause());
  const { key } = decision.options[below(rng, decision.options.length)];
  const given = { decision: decision.id, keys: [key] };
  stopwatch?.sent(match);
  const acknowledged = await player.ask('game:answer', { match, ...given });
  if (isRecorded && acknowledged?.ok === true) record.acknowledged.push({ seat, ...given });
  return acknowledged?.ok === true;
}

/** One player's part of one match. */
async function play(table: Table, player: ScriptedPlayer, record: PlayerRecord): Promise<void> {
  const { match } = record;
  const { wanted, stopwatch } = table;
  let latest: StateUpdate | null = null;
  let ring = (): void => {};
  /** The connection broke since the last look: no messages of a match arrive before a new request. */
  let isBehind = false;
  const lose = (): void => {
    isBehind = true;
    ring();
  };
  const hear = (update: StateUpdate): void => {
    if (update.match !== match || (latest !== null && update.version < latest.version)) return;
    latest = update;
    stopwatch?.seen(match);
    ring();
  };
  player.on('game:state-update', hear);
  player.socket.on('disconnect', lose);

  const changed = (since: StateUpdate): Promise<void> =>
    new Promise((resolve) => {
      const done = (): void => {
        clearInterval(checking);
        resolve();
      };
      // A newer update may have arrived while we were answering.
      const check = (): void => {
        if (!wanted() || isBehind || latest !== since || record.isOver) done();
      };
      const checking = setInterval(check, 1_000);
      ring = check;
      check();
    });

  while (wanted() && !record.isOver) {
    if (latest === null || isBehind)
      latest = await until(() => {
        isBehind = false;
        return look(table, player, record);
      }, wanted);
    const now: StateUpdate | null = latest;
    if (now === null) break;
    table.sees(player);
    if (now.result !== null) record.isOver = true;
    else if (await answer(table, player, record, now)) await changed(now);
    else latest = null;
  }
  player.socket.off('game:state-update', hear);
  player.socket.off('disconnect', lose);
}

export async function sitDown(plan: TablePlan): Promise<ScriptedTable> {
  const { url, number, level, pauseMs, stopwatch, isRecorded = true } = plan;
  const rng = seedRng(`${plan.seed} ${number}`);
  const matches: PlayerRecord[] = [];
  let isOpen = true;
  let trouble: string | null = null;
  let begin = (): void => {};
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const wanted = (): boolean => isOpen && trouble === null;
  /** Thinking times vary. With a fixed time, players delayed together would come back together. */
  const pause = (): number => pauseMs * (0.5 + below(rng, 1000) / 1000);

  const players = await Promise.all(
    (level === undefined ? [0, 1] : [2]).map(async (one) => {
      const address = `10.${one}.${number >> 8}.${number & 255}`;
      return connect(url, await guestCookie(url, address), address);
    }),
  );

  /** The players who have seen a table. */
  const seen = new Set<ScriptedPlayer>();
  const sees = (player: ScriptedPlayer): void => {
    if (seen.add(player).size === players.length) begin();
  };
  const table: Table = { rng, stopwatch, isRecorded, wanted, pause, sees };

  async function playOn(): Promise<void> {
    // Spread out over time.
    await wait((pauseMs * below(rng, 1000)) / 1000);
    while (wanted()) {
      const match = await until(() => newMatch(plan, players), wanted);
      if (match === null) return;
      const record: PlayerRecord = { match, acknowledged: [], sightings: [], isOver: false };
      if (isRecorded) matches.push(record);
      await Promise.all(players.map((player) => play(table, player, record)));
    }
  }
  playOn().catch((error: unknown) => {
    trouble = String(error);
    begin();
  });

  return {
    matches,
    begun,
    trouble: () => trouble,
    close() {
      isOpen = false;
      for (const { socket } of players) socket.disconnect();
    },
  };
}
