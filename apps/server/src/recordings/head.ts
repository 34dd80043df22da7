// The head of a recording: who played what, when, and how it ended, with all names as they are now.

import { perSeat, playing } from '@sleight/kernel';
import type { RecordedHead } from '@sleight/protocol';
import { taskOf } from '../lessons/told';
import { playerIn } from '../matches/players';
import { type LiveTable, summedUp } from '../matches/table';

/** The match at its final table. */
export function recordedHead(table: LiveTable, endedAt: Date, hash: string): RecordedHead {
  const { row, game, book, state } = table;
  const { winner, reason } = state.result ?? { winner: null, reason: '' };
  const { ruleset } = row;
  const title = taskOf(row)?.title;
  const summary = summedUp(table);
  return {
    match: row.id,
    game: game.id,
    gameName: game.name,
    ruleset: { id: ruleset, name: game.rulesetNames[ruleset] ?? { en: ruleset, fr: ruleset } },
    changes: row.changes,
    engine: row.engine,
    set: row.set,
    players: perSeat((seat) => playerIn(row.chairs[seat])),
    ...(title === undefined ? {} : { title }),
    startedAt: row.startedAt.toISOString(),
    endedAt: endedAt.toISOString(),
    result: { winner, reason },
    scores: game.scores?.(playing(book, state)) ?? null,
    ...(summary === null ? {} : { summary }),
    seed: row.seed,
    hash,
  };
}
