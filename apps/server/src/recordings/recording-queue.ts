// Records matches once they are over, and finds their recordings.
// Invariant: recording never delays an answer: it begins when the last one is saved, yields after each step, and handles
// one match at a time. Missing recordings are made at the next start or on request, while the engine still agrees.
// Read next: record-match.ts for the contents.

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
import { recorded } from './record-match';
import type { RecordingStore } from './store';

export interface Recorder {
  /** The recording of a finished match, as JSON for this point of view. Made now if it is missing. */
  recording(match: string, eyes: Eyes): Promise<string>;
  /** Does the engine still reproduce the match's end, so that it could be continued from any step? */
  isRebuilt(match: string): Promise<boolean>;
  /** Makes all missing recordings; returns how many it made and how many can no longer be made. */
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

/** The time of each move, read page by page. */
async function momentsOf(matches: MatchStore, match: string): Promise<ReadonlyMap<number, Date>> {
  const moments = new Map<number, Date>();
  for (;;) {
    const page = await matches.moves(match, moments.size, PAGE);
    for (const { n, at } of page) moments.set(n, at);
    if (page.length < PAGE) return moments;
  }
}

async function foundIn(recordings: RecordingStore, match: string): Promise<string | null> {
  const kept = await recordings.find(match);
  return kept === null ? null : (await unbrotli(kept)).toString('utf8');
}

async function canRebuild(host: Host, matches: MatchStore, match: string): Promise<boolean> {
  try {
    const row = await matches.find(match);
    return row !== null && (await rebuiltEnd(host, row)) !== null;
  } catch {
    return false;
  }
}

async function record({ host, matches, recordings }: Need, match: string): Promise<string> {
  const table = await host.fresh(match);
  if (table.state.result === null) throw refused('not-over');
  if (table.state.result.reason === VOID) throw refused('void');
  const lines = linesOf(await recorded(table, await momentsOf(matches, match)));
  await recordings.keep(match, RECORDING_FORMAT, await brotli(lines, SMALL));
  return lines;
}

export function createRecorder(need: Need): Recorder {
  const { host, matches, recordings, failed } = need;
  const underWay = new Map<string, Promise<string>>();
  let tail: Promise<unknown> = Promise.resolve();
  let isClosed = false;

  /** Joins a recording that is already being made. */
  function made(match: string): Promise<string> {
    const known = underWay.get(match);
    if (known !== undefined) return known;
    const making = record(need, match)
      .catch((error: unknown) => {
        if (isRefused(error)) throw error;
        throw withoutCards(error, `match ${match} cannot be recorded`);
      })
      .finally(() => underWay.delete(match));
    underWay.set(match, making);
    return making;
  }

  /** In its turn, unless one exists by then. Returns whether it was possible. */
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
      return composed((await foundIn(recordings, match)) ?? (await made(match)), eyes);
    },
    isRebuilt: (match) => canRebuild(host, matches, match),
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
        const last = missing.at(-1);
        if (last === undefined || missing.length < SWEPT_AT_ONCE) break;
        after = last;
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
