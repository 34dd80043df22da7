// The tables, the same on the embedded database and on PostgreSQL. `npx drizzle-kit generate` writes migrations from
// this file to apps/server/migrations; they are committed.
// Read next: accounts/auth.ts for the first four, matches.ts, rooms.ts and decks.ts for the others.

import type { DeckList, Scores } from '@sleight/kit';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  customType,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import type { Chair, Move, StoredTask } from '../matches/store';

const moment = (name: string) => timestamp(name, { withTimezone: true });
const now = (name: string) => moment(name).notNull().defaultNow();

export const users = pgTable('users', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  email: text('email').notNull().unique(),
  emailVerified: boolean('email_verified').notNull().default(false),
  image: text('image'),
  createdAt: now('created_at'),
  updatedAt: now('updated_at'),
  isAnonymous: boolean('is_anonymous').notNull().default(false),
  /** The username without case and look-alikes; unique. */
  username: text('username').unique(),
  /** The username as its owner writes it. */
  displayUsername: text('display_username'),
  role: text('role'),
  banned: boolean('banned').default(false),
  banReason: text('ban_reason'),
  banExpires: moment('ban_expires'),
});

/** Everything that refers to a user moves when a guest becomes an account, so nothing is lost with a user. */
const person = (name: string) => text(name).references(() => users.id);
const belongsTo = (name: string) =>
  text(name)
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

export const sessions = pgTable(
  'sessions',
  {
    id: text('id').primaryKey(),
    token: text('token').notNull().unique(),
    userId: belongsTo('user_id'),
    expiresAt: moment('expires_at').notNull(),
    createdAt: now('created_at'),
    updatedAt: now('updated_at'),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    impersonatedBy: text('impersonated_by'),
  },
  (table) => [index('sessions_of_user').on(table.userId)],
);

export const credentials = pgTable(
  'credentials',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    userId: belongsTo('user_id'),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: moment('access_token_expires_at'),
    refreshTokenExpiresAt: moment('refresh_token_expires_at'),
    scope: text('scope'),
    password: text('password'),
    createdAt: now('created_at'),
    updatedAt: now('updated_at'),
  },
  (table) => [index('credentials_of_user').on(table.userId)],
);

export const verifications = pgTable(
  'verifications',
  {
    id: text('id').primaryKey(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: moment('expires_at').notNull(),
    createdAt: now('created_at'),
    updatedAt: now('updated_at'),
  },
  (table) => [index('verifications_by_identifier').on(table.identifier)],
);

export const decks = pgTable(
  'decks',
  {
    id: text('id').primaryKey(),
    owner: person('owner').notNull(),
    game: text('game').notNull(),
    name: text('name').notNull(),
    list: json('list').$type<DeckList>().notNull(),
    createdAt: now('created_at'),
    updatedAt: now('updated_at'),
  },
  (table) => [index('decks_of_owner').on(table.owner, table.game)],
);

/** The data of a seat besides its user. */
export type StoredChair =
  | { readonly kind: 'person'; readonly name: string }
  | Extract<Chair, { kind: 'bot' }>;

// `json` keeps the order of keys, which `jsonb` does not: snapshots are hashed byte by byte.
export const matches = pgTable(
  'matches',
  {
    id: text('id').primaryKey(),
    game: text('game').notNull(),
    ruleset: text('ruleset').notNull(),
    changes: json('changes').notNull(),
    /** Names of snapshots. Older matches have the old name of their card set until they are adopted. */
    rules: text('rules').notNull(),
    set: text('set').notNull(),
    engine: text('engine').notNull(),
    decks: json('decks').$type<readonly [DeckList, DeckList]>().notNull(),
    task: json('task').$type<StoredTask>(),
    seed: text('seed').notNull(),
    user0: person('user0'),
    user1: person('user1'),
    chairs: json('chairs').$type<readonly [StoredChair, StoredChair]>().notNull(),
    room: text('room'),
    after: text('after'),
    inherited: integer('inherited').notNull().default(0),
    status: text('status', { enum: ['live', 'over'] }).notNull(),
    winner: smallint('winner'),
    reason: text('reason'),
    hash: text('hash'),
    scores: json('scores').$type<Scores>(),
    startedAt: now('started_at'),
    endedAt: moment('ended_at'),
  },
  (table) => [
    index('matches_of_user0').on(table.user0, table.startedAt),
    index('matches_of_user1').on(table.user1, table.startedAt),
    index('matches_of_set').on(table.set),
    index('matches_of_rules').on(table.rules),
    check('matches_winner', sql`${table.winner} in (0, 1)`),
    check('matches_end', sql`(${table.status} = 'over') = (${table.hash} is not null)`),
  ],
);

/** Card sets and rules by the hash of their content; kept while a match names them. */
export const snapshots = pgTable('snapshots', {
  hash: text('hash').primaryKey(),
  content: json('content').notNull(),
  /** When a new match last requested it, within an hour. */
  usedAt: now('used_at'),
});

/** The latest saved table of each live match. A cache of the log. */
export const checkpoints = pgTable('checkpoints', {
  match: text('match')
    .primaryKey()
    .references(() => matches.id),
  n: integer('n').notNull(),
  engine: text('engine').notNull(),
  content: text('content').notNull(),
  at: now('at'),
});

/** The log. Rows are added and never changed; the key lets only one process write each number. */
export const answers = pgTable(
  'answers',
  {
    match: text('match')
      .notNull()
      .references(() => matches.id),
    n: integer('n').notNull(),
    move: json('move').$type<Move>().notNull(),
    /** The seats informed of it, one bit each, and the hash of the table after it; null in older logs. */
    heard: smallint('heard'),
    hash: text('hash'),
    at: now('at'),
  },
  (table) => [primaryKey({ columns: [table.match, table.n] })],
);

const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' });

/** The recording of a finished match, compressed; replays read nothing else. */
export const recordings = pgTable('recordings', {
  match: text('match')
    .primaryKey()
    .references(() => matches.id),
  /** The format number, as in the recording itself. */
  format: smallint('format').notNull(),
  recording: bytes('recording').notNull(),
  at: now('at'),
});

/** The data of a seat in a room besides its user. */
export interface StoredSeat {
  readonly name: string;
  readonly deck: DeckList;
}

export const rooms = pgTable(
  'rooms',
  {
    code: text('code').primaryKey(),
    version: integer('version').notNull(),
    game: text('game').notNull(),
    ruleset: text('ruleset').notNull(),
    changes: json('changes').notNull(),
    user0: person('user0'),
    user1: person('user1'),
    seat0: json('seat0').$type<StoredSeat>(),
    seat1: json('seat1').$type<StoredSeat>(),
    match: text('match').references(() => matches.id),
    status: text('status', { enum: ['waiting', 'playing', 'closed'] }).notNull(),
    createdAt: now('created_at'),
  },
  (table) => [index('rooms_of_user0').on(table.user0), index('rooms_of_user1').on(table.user1)],
);

export const reports = pgTable(
  'reports',
  {
    id: text('id').primaryKey(),
    match: text('match')
      .notNull()
      .references(() => matches.id),
    /** Null if the server itself reports. */
    reporter: person('reporter'),
    note: text('note').notNull(),
    scenario: text('scenario').notNull(),
    at: now('at'),
  },
  (table) => [index('reports_by_time').on(table.at)],
);
