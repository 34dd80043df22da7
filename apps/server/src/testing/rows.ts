// Rows for tests of the database: a user, a match.

import { randomUUID } from 'node:crypto';
import type { Database } from '../database/database';
import { users } from '../database/schema';
import type { MatchRow } from '../matches/store';

export async function someUser({ db }: Database, name = 'Ada'): Promise<string> {
  const id = randomUUID();
  await db.insert(users).values({ id, name, email: `${id}@example.org` });
  return id;
}

export const matchOf = (user: string, changes: Partial<MatchRow> = {}): MatchRow => ({
  id: randomUUID(),
  game: 'pond',
  ruleset: 'standard',
  changes: { zebra: 1, ant: 2 },
  rules: { zebra: 1, ant: { y: true, b: null } },
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
  status: 'live',
  ending: null,
  startedAt: new Date('2025-01-01T00:00:00Z'),
  ...changes,
});
