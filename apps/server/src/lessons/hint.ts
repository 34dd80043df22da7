// A hint in a puzzle or guide is certain: a pick that keeps the goal within reach, or the guide's next pick.

import { decisionFor, type Option, options, playing, type Seat } from '@sleight/kernel';
import type { Hinted } from '@sleight/protocol';
import type { ThoughtPool } from '../bots/pool';
import type { LiveTable } from '../matches/table';
import { refused } from '../refused';
import { coachAt } from './coach';
import { proofOn } from './proof';

async function meant(pool: ThoughtPool, table: LiveTable): Promise<readonly string[]> {
  const { task } = table.row;
  if (task?.kind !== 'puzzle') return coachAt(table, true)?.keys ?? [];
  if (pool.isBusy('prove')) throw refused('unavailable');
  const { signal } = new AbortController();
  return (await pool.prove(proofOn(table, task.goal, 'hint'), table.rulebook, signal)).keys;
}

export async function lessonHint(pool: ThoughtPool, table: LiveTable, seat: Seat): Promise<Hinted> {
  const p = playing(table.book, table.state);
  const decision = decisionFor(p, seat);
  if (decision === null) throw refused('not-asked');
  const all = options(p, seat);
  const keys = await meant(pool, table);
  const found = keys.flatMap((key) => all.find((option: Option) => option.key === key) ?? []);
  return { decision: decision.id, options: found.map(({ key, say }) => ({ key, say, win: 1 })) };
}
