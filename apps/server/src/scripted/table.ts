// Two scripted players, or one and a bot, at one match after the other, and a record of everything they were told for certain.
// They answer what they are asked with any legal pick, and come back by themselves when the line breaks.

import { below, seedRng } from '@sleight/kernel/rng';
import type { Ask, StateUpdate } from '@sleight/protocol';
import { connect, guestCookie, type ScriptedPlayer } from './player';
import type { Stopwatch } from './stopwatch';

type Given = { readonly seat: number; readonly decision: number; readonly keys: readonly string[] };

/** The table as a seat saw it when it came back, and how much it had been promised by then. */
export interface Sighting {
  readonly seat: number;
  readonly view: string;
  readonly promised: number;
}

export interface Recorded {
  readonly match: string;
  /** Every answer that was acknowledged, in that order. */
  readonly acknowledged: Given[];
  readonly sightings: Sighting[];
  isOver: boolean;
}

export interface ScriptedTable {
  readonly matches: readonly Recorded[];
  /** Resolves when its players have seen their first table. */
  readonly begun: Promise<void>;
  /** Why it cannot go on, if it cannot. */
  readonly trouble: () => string | null;
  close(): void;
}

export interface TablePlan {
  readonly url: string;
  readonly game: string;
  /** Tells tables apart: addresses and picks follow from it. */
  readonly number: number;
  readonly seed: string;
  /** The level of the bot that one player plays against; absent for two who play each other. */
  readonly level?: string;
  /** How long a player looks at the table before answering: on average, give or take a half. */
  readonly pauseMs: number;
  /** Times answers, where speed is asked for. */
  readonly stopwatch?: Stopwatch;
  /** Is what they are told written down? Not in long runs where nobody audits it. */
  readonly isRecorded?: boolean;
}

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Patient with a server that is down: whatever failed is tried again. */
async function until<T>(work: () => Promise<T | null>, isWanted: () => boolean): Promise<T | null> {
  while (isWanted()) {
    const result = await work().catch(() => null);
    if (result !== null) return result;
    await wait(20);
  }
  return null;
}

export async function sitDown(plan: TablePlan): Promise<ScriptedTable> {
  const { url, game, number, level, pauseMs, stopwatch, isRecorded = true } = plan;
  const rng = seedRng(`${plan.seed} ${number}`);
  const matches: Recorded[] = [];
  let isOpen = true;
  let trouble: string | null = null;
  let begin = (): void => {};
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const wanted = (): boolean => isOpen && trouble === null;
  /** Nobody thinks for the same time twice. With one time for all, whoever was once held up together would come back together. */
  const pause = (): number => pauseMs * (0.5 + below(rng, 1000) / 1000);

  const players = await Promise.all(
    (level === undefined ? [0, 1] : [2]).map(async (one) => {
      const address = `10.${one}.${number >> 8}.${number & 255}`;
      return connect(url, await guestCookie(url, address), address);
    }),
  );

  /** The players who have seen a table. */
  const seen = new Set<ScriptedPlayer>();

  async function newMatch(): Promise<string | null> {
    if (level !== undefined) {
      const begun = await players[0].ask('room:create', { game, opponent: { kind: 'bot', level } });
      return begun?.ok === true ? begun.value.match : null;
    }
    const ask: Ask<'room:create'> = { game, opponent: { kind: 'friend' } };
    const made = await players[0].ask('room:create', ask);
    if (made?.ok !== true || made.value.room === null) return null;
    const joined = await players[1].ask('room:join', { code: made.value.room.code });
    return joined?.ok === true ? joined.value.match : null;
  }

  /** One player's part of one match. */
  async function play(player: ScriptedPlayer, record: Recorded): Promise<void> {
    const { match } = record;
    let latest: StateUpdate | null = null;
    let ring = (): void => {};
    /** The line broke since they last looked: nothing is heard of a match before asking after it again. */
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

    async function look(): Promise<StateUpdate | null> {
      isBehind = false;
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

    async function answer({ seat, decision }: StateUpdate): Promise<boolean> {
      if (decision === null) return true;
      await wait(pause());
      const { key } = decision.options[below(rng, decision.options.length)];
      const given = { decision: decision.id, keys: [key] };
      stopwatch?.sent(match);
      const acknowledged = await player.ask('game:answer', { match, ...given });
      if (isRecorded && acknowledged?.ok === true) record.acknowledged.push({ seat, ...given });
      return acknowledged?.ok === true;
    }

    const changed = (since: StateUpdate): Promise<void> =>
      new Promise((resolve) => {
        const done = (): void => {
          clearInterval(checking);
          resolve();
        };
        // Something newer may have come while we were answering.
        const check = (): void => {
          if (!wanted() || isBehind || latest !== since || record.isOver) done();
        };
        const checking = setInterval(check, 1_000);
        ring = check;
        check();
      });

    while (wanted() && !record.isOver) {
      if (latest === null || isBehind) latest = await until(look, wanted);
      const now: StateUpdate | null = latest;
      if (now === null) break;
      seen.add(player);
      if (seen.size === players.length) begin();
      if (now.result !== null) record.isOver = true;
      else if (await answer(now)) await changed(now);
      else latest = null;
    }
    player.socket.off('game:state-update', hear);
    player.socket.off('disconnect', lose);
  }

  async function playOn(): Promise<void> {
    // Not all at the same moment.
    await wait((pauseMs * below(rng, 1000)) / 1000);
    while (wanted()) {
      const match = await until(newMatch, wanted);
      if (match === null) return;
      const record: Recorded = { match, acknowledged: [], sightings: [], isOver: false };
      if (isRecorded) matches.push(record);
      await Promise.all(players.map((player) => play(player, record)));
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
