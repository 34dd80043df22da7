// A table as text, so that opening its match replays only later moves.
// Invariant: a checkpoint is a cache. It is read only by the engine that wrote it and only while its programs have the
// same steps, because the state of a match points into them; a damaged one is ignored.

import type { Book } from '@sleight/kernel';
import { fingerprint } from '@sleight/kernel/state';
import { z } from 'zod';
import type { Checkpoint } from './store';
import type { LiveTable, openTable } from './table';

type Kept = Pick<LiveTable, 'state' | 'line' | 'recent' | 'versions' | 'given' | 'undos'>;

/** At most this many moves of the log are replayed, or a quarter of a long match: writing must stay cheap too. */
const LEAST_MOVES = 64;
const SHARE = 4;

const layouts = new WeakMap<Book, string>();

/** A fingerprint of the steps of every program of a rulebook. */
function layoutOf(book: Book): string {
  const known =
    layouts.get(book) ??
    fingerprint(JSON.stringify(book.code.map(({ name, regs, steps }) => [name, regs, steps.length])));
  layouts.set(book, known);
  return known;
}

/** Has enough happened since the checkpoint at `since`? */
export const isDue = ({ n, line, state }: LiveTable, since: number): boolean =>
  state.result === null && n - since >= Math.max(LEAST_MOVES, line.length / SHARE);

export function checkpointOf(table: LiveTable, engine: string): Checkpoint {
  const { row, n, state, line, recent, versions, given, undos } = table;
  const kept: Kept = { state, line, recent, versions, given, undos };
  const text = JSON.stringify(kept);
  return { match: row.id, n, engine, content: `${layoutOf(table.book)} ${fingerprint(text)} ${text}` };
}

/** Written here and sealed, so it only checks that all parts exist. */
const keptSchema = z.custom<Kept>(
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    ['state', 'line', 'recent', 'versions', 'given', 'undos'].every((part) => part in value),
);

function read(content: string, book: Book): Kept | null {
  const [layout, seal] = content.split(' ', 2);
  if (layout !== layoutOf(book) || seal === undefined) return null;
  const text = content.slice(layout.length + seal.length + 2);
  if (fingerprint(text) !== seal) return null;
  const kept = keptSchema.safeParse(JSON.parse(text));
  return kept.success ? kept.data : null;
}

/** The table in a checkpoint; null if it is from another engine or damaged. */
export function restored(
  opened: ReturnType<typeof openTable>,
  checkpoint: Checkpoint,
  engine: string,
): LiveTable | null {
  if (checkpoint.engine !== engine) return null;
  const kept = read(checkpoint.content, opened.book);
  return kept === null ? null : { ...opened, ...kept, n: checkpoint.n };
}
