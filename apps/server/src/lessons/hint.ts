// A hint in a puzzle or a guide is certain: what keeps the goal within reach, or what the guide means.

import { decisionFor, type Option, options, playing, type Seat } from '@sleight/kernel';
import { keepers } from '@sleight/lessons';
import type { Hinted } from '@sleight/protocol';
import type { Table } from '../matches/table';
import { refused } from '../refused';
import { coachAt } from './coach';

const MOST = 3;

function meant(table: Table): readonly string[] {
  const { row, game, book, state } = table;
  if (row.task?.kind === 'puzzle') return keepers(game, book, state, row.task.goal, MOST);
  return coachAt(table, true)?.keys ?? [];
}

export function lessonHint(table: Table, seat: Seat): Hinted {
  const p = playing(table.book, table.state);
  const decision = decisionFor(p, seat);
  if (decision === null) throw refused('not-asked');
  const all = options(p, seat);
  const found = meant(table).flatMap((key) => all.find((option: Option) => option.key === key) ?? []);
  return { decision: decision.id, options: found.map(({ key, say }) => ({ key, say, win: 1 })) };
}
