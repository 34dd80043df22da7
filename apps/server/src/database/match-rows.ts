// A match as its row in the database has it.

import type { Chair, MatchEnding, MatchRow } from '../matches/store';
import type { matches, StoredChair } from './schema';

type Stored = typeof matches.$inferSelect;

function chairFrom(match: string, chair: StoredChair, user: string | null): Chair {
  if (chair.kind === 'bot') return chair;
  if (user === null) throw new Error(`match ${match}: a person's chair has nobody in it`);
  return { ...chair, user };
}

function endingFrom({ winner, reason, hash, scores }: Stored): MatchEnding | null {
  if (hash === null) return null;
  return { winner: winner === 0 || winner === 1 ? winner : null, reason: reason ?? '', hash, scores };
}

export const rowFrom = (row: Stored): MatchRow => ({
  id: row.id,
  game: row.game,
  ruleset: row.ruleset,
  changes: row.changes,
  rules: row.rules,
  engine: row.engine,
  set: row.set,
  decks: row.decks,
  task: row.task,
  seed: row.seed,
  chairs: [chairFrom(row.id, row.chairs[0], row.user0), chairFrom(row.id, row.chairs[1], row.user1)],
  room: row.room,
  after: row.after,
  inherited: row.inherited,
  status: row.status,
  ending: endingFrom(row),
  startedAt: row.startedAt,
});
