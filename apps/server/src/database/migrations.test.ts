import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { findGame } from '@sleight/shelf';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { expect, test } from 'vitest';
import { migrationsFolder } from '../folders';
import { adoptMatches } from '../matches/adopt';
import { createHost } from '../matches/host';
import { person, rowOf } from '../testing/matches';
import { migrated, overPglite } from './embedded';
import { matchStore } from './matches';
import * as schema from './schema';

test('the migrations create the tables of the schema', async () => {
  const meta = join(migrationsFolder, 'meta');
  const snapshots = readdirSync(meta).filter((name) => name.endsWith('_snapshot.json'));
  const last = JSON.parse(readFileSync(join(meta, snapshots.sort().at(-1) ?? ''), 'utf8'));
  expect(await generateMigration(last, generateDrizzleJson({ ...schema }, last.id))).toEqual([]);
});

test('a live match from before snapshots still exists and continues with the rules stored in its row', async () => {
  const pglite = await PGlite.create();
  const steps = readdirSync(migrationsFolder).filter((name) => /^000[0-2].*sql$/.test(name));
  for (const name of steps.sort()) await pglite.exec(readFileSync(join(migrationsFolder, name), 'utf8'));
  const game = findGame('territory')!;
  const row = rowOf(game, [person('ada'), person('eve')], { changes: { roundsToWin: 1 } });
  const book = game.book({ ruleset: row.ruleset, rules: row.changes });
  for (const user of ['ada', 'eve'])
    await pglite.query(`insert into users (id, name, email) values ($1, $1, $1)`, [user]);
  const values = [row.id, row.changes, book.rules, row.engine, book.set, row.decks, row.seed];
  await pglite.query(
    `insert into matches (id, game, ruleset, changes, rules, engine, "set", decks, seed, user0, user1, chairs, status)
     values ($1, 'territory', 'standard', $2, $3, $4, $5, $6, $7, 'ada', 'eve',
             '[{"kind":"person","name":"ada"},{"kind":"person","name":"eve"}]', 'live')`,
    values.map((value) => (typeof value === 'string' ? value : JSON.stringify(value))),
  );
  const move = { seat: 0, concede: true };
  await pglite.query('insert into answers (match, n, move) values ($1, 0, $2)', [
    row.id,
    JSON.stringify(move),
  ]);

  // Drizzle tells by their time which migrations have run.
  const { entries } = JSON.parse(readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8'));
  await pglite.exec(
    'create schema drizzle; create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  );
  await pglite.query(`insert into drizzle.__drizzle_migrations (hash, created_at) values ('', $1)`, [
    entries[2].when,
  ]);
  const database = overPglite(await migrated(pglite));
  const store = matchStore(database);
  await adoptMatches(store);
  const table = await createHost(store).table(row.id);
  expect(table.book.rules).toEqual(book.rules);
  expect(table.state.result).toMatchObject({ winner: 1 });
  expect(table.line).toHaveLength(1);
  await database.close();
});
