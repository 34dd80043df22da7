// What a recording says about its match: who played what, when, and how it ended, with every name as it is now.

import { playing, SEATS } from '@sleight/kernel';
import type { RecordedHead } from '@sleight/protocol';
import { levelsOf } from '../bots/levels';
import { taskOf } from '../lessons/told';
import type { Chair } from '../matches/store';
import type { Table } from '../matches/table';
import { playerIn } from '../matches/updates';
import { modelLevel } from '../model/level';

/** The match at its last table. */
export function recordedHead({ row, game, book, state }: Table, endedAt: Date, hash: string): RecordedHead {
  const levels = [...levelsOf(game), modelLevel];
  const levelName = (chair: Chair) =>
    chair.kind === 'bot' ? (levels.find(({ id }) => id === chair.level)?.name ?? null) : null;
  const { winner, reason } = state.result ?? { winner: null, reason: '' };
  const { ruleset } = row;
  const title = taskOf(row)?.title;
  return {
    match: row.id,
    game: game.id,
    gameName: game.name,
    ruleset: { id: ruleset, name: game.rulesetNames[ruleset] ?? { en: ruleset, fr: ruleset } },
    changes: row.changes,
    engine: row.engine,
    set: row.set,
    players: SEATS.map((seat) => {
      const chair = row.chairs[seat];
      return { ...playerIn(chair), levelName: levelName(chair) };
    }),
    ...(title === undefined ? {} : { title }),
    startedAt: row.startedAt.toISOString(),
    endedAt: endedAt.toISOString(),
    result: { winner, reason },
    scores: game.scores?.(playing(book, state)) ?? null,
    seed: row.seed,
    hash,
  };
}
