// Rows for tests of the database: a user, a match.

import { randomUUID } from 'node:crypto';
import type { Database } from '../database/database';
import { users } from '../database/schema';
import type { Append, MatchRow, NewMatch } from '../matches/store';

export async function someUser({ db }: Database, name = 'Ada'): Promise<string> {
  const id = randomUUID();
  await db.insert(users).values({ id, name, email: `${id}@example.org` });
  return id;
}

/** The fields of every append to such a match besides its move. */
export const appending: Pick<Append, 'witness' | 'engine'> = {
  witness: { heard: [true, false], hash: 'a table' },
  engine: '0.1.0',
};

export const matchOf = (user: string, changes: Partial<MatchRow> = {}): NewMatch => ({
  id: randomUUID(),
  game: 'pond',
  ruleset: 'standard',
  changes: { zebra: 1, ant: 2 },
  rules: 'rules of a pond',
  snapshots: [],
  engine: '0.1.0',
  set: 'pond-1',
  decks: [{ cards: ['frog', 'frog'] }, { cards: ['heron'], leader: 'pike' }],
  task: null,
  seed: 'a secret',
  chairs: [
    { kind: 'person', user, name: 'Ada' },
    { kind: 'bot', level: 'easy' },
  ],
  room: null,
  after: null,
  inherited: 0,
  status: 'live',
  ending: null,
  startedAt: new Date('2025-01-01T00:00:00Z'),
  ...changes,
});
