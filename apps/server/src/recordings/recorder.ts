// Records matches once they are over, and finds their recordings.
// Invariant: recording never holds up an answer: it begins when the last one is safe, gives way after each step, and does
// one match at a time. Missing recordings are made at the next start or on request, while the engine still agrees.
// Read next: record.ts for what is recorded.

import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import { type Eyes, RECORDING_FORMAT } from '@sleight/protocol';
import { rebuiltEnd } from '../matches/continuation';
import { withoutCards } from '../matches/faults';
import type { Host } from '../matches/host';
import { PAGE } from '../matches/rebuild';
import type { MatchStore } from '../matches/store';
import { VOID } from '../matches/void';
import { isRefused, refused } from '../refused';
import { composed, linesOf } from './lines';
import { recorded } from './record';
import type { RecordingStore } from './store';

export interface Recorder {
  /** The recording of a match that is over, as JSON for these eyes. It is made now where it is missing. */
  recording(match: string, eyes: Eyes): Promise<string>;
  /** Does the engine still bring the match to where it ended, so that it could be played on from any step? */
  isRebuilt(match: string): Promise<boolean>;
  /** Makes every recording that is missing; says how many it made and how many cannot be made any more. */
  sweep(): Promise<{ made: number; lost: number }>;
  /** Resolves once nothing is being recorded. */
  idle(): Promise<void>;
  close(): Promise<void>;
}

interface Need {
  readonly host: Host;
  readonly matches: MatchStore;
  readonly recordings: RecordingStore;
  failed(error: unknown, match: string): void;
}

const SWEPT_AT_ONCE = 100;

const brotli = promisify(brotliCompress);
const unbrotli = promisify(brotliDecompress);
const SMALL = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };

export function createRecorder({ host, matches, recordings, failed }: Need): Recorder {
  const underWay = new Map<string, Promise<string>>();
  let tail: Promise<unknown> = Promise.resolve();
  let isClosed = false;

  async function record(match: string): Promise<string> {
    const table = await host.fresh(match);
    if (table.state.result === null) throw refused('not-over');
    if (table.state.result.reason === VOID) throw refused('void');
    const lines = linesOf(await recorded(table, await momentsOf(match)));
    await recordings.keep(match, RECORDING_FORMAT, await brotli(lines, SMALL));
    return lines;
  }

  /** When each move was made, read page by page. */
  async function momentsOf(match: string): Promise<ReadonlyMap<number, Date>> {
    const moments = new Map<number, Date>();
    for (;;) {
      const page = await matches.moves(match, moments.size, PAGE);
      for (const { n, at } of page) moments.set(n, at);
      if (page.length < PAGE) return moments;
    }
  }

  async function found(match: string): Promise<string | null> {
    const kept = await recordings.find(match);
    return kept === null ? null : (await unbrotli(kept)).toString('utf8');
  }

  /** Joins a recording that is already being made. */
  function made(match: string): Promise<string> {
    const known = underWay.get(match);
    if (known !== undefined) return known;
    const making = record(match)
      .catch((error: unknown) => {
        if (isRefused(error)) throw error;
        throw withoutCards(error, `match ${match} cannot be recorded`);
      })
      .finally(() => underWay.delete(match));
    underWay.set(match, making);
    return making;
  }

  /** In its turn, unless it has one by then. Says whether it could be. */
  function inTurn(match: string): Promise<boolean> {
    const turn = tail.then(async () => {
      if (isClosed || (await recordings.find(match)) !== null) return true;
      await made(match);
      return true;
    });
    const settled = turn.catch((error: unknown) => {
      if (!isRefused(error)) failed(error, match);
      return false;
    });
    tail = settled;
    return settled;
  }

  async function idle(): Promise<void> {
    await tail;
    await Promise.allSettled(underWay.values());
  }

  const leave = host.listen({
    moved({ row, state }) {
      if (state.result !== null) void inTurn(row.id);
    },
  });

  return {
    async recording(match, eyes) {
      return composed((await found(match)) ?? (await made(match)), eyes);
    },
    async isRebuilt(match) {
      try {
        const row = await matches.find(match);
        return row !== null && (await rebuiltEnd(host, row)) !== null;
      } catch {
        return false;
      }
    },
    async sweep() {
      const swept = { made: 0, lost: 0 };
      let after = '';
      while (!isClosed) {
        const missing = await recordings.missing(after, SWEPT_AT_ONCE);
        for (const match of missing) {
          if (await inTurn(match)) swept.made++;
          else swept.lost++;
          // Finished matches need no table in memory.
          host.reload(({ id }) => id === match);
        }
        if (missing.length < SWEPT_AT_ONCE) break;
        after = missing[missing.length - 1];
      }
      return swept;
    },
    idle,
    async close() {
      isClosed = true;
      leave();
      await idle();
    },
  };
}
