// A server for the tests of one `describe`, with clients that leave after each test.
// Invariant: a test that causes an internal error fails.

import { type ErrorCode, wireErrorSchema } from '@sleight/protocol';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import type { Database } from '../database/database';
import { type Client, type PlayServer, playServer } from './play';

interface PlaySuite {
  readonly database: Database;
  readonly server: PlayServer;
  guest(): Promise<Client>;
  /** Two guests in a match of Territory. */
  paired(): Promise<{ match: string; people: [Client, Client] }>;
  /** Disconnects this client after the test too. */
  keep(client: Client): void;
}

export function playSuite(fresh: () => Promise<Database>): PlaySuite {
  let database: Database;
  let server: PlayServer;
  const open: Client[] = [];
  beforeAll(async () => {
    database = await fresh();
    server = await playServer(database);
  });
  afterAll(async () => {
    await server.close();
    await database.close();
  });
  afterEach(() => {
    for (const client of open.splice(0)) client.close();
    expect(server.failures).toEqual([]);
  });
  const guest = async (): Promise<Client> => {
    const client = await server.guest();
    open.push(client);
    return client;
  };
  return {
    get database() {
      return database;
    },
    get server() {
      return server;
    },
    guest,
    async paired() {
      const people: [Client, Client] = [await guest(), await guest()];
      const { room } = await people[0].must('room:create', {
        game: 'territory',
        opponent: { kind: 'friend' },
      });
      const { match } = await people[1].must('room:join', { code: room!.code });
      return { match: match!, people };
    },
    keep(client) {
      open.push(client);
    },
  };
}

/** Sends any payload under any name; returns the error code. */
export async function send(
  { socket }: Client,
  name: string,
  ...sent: unknown[]
): Promise<ErrorCode | 'done'> {
  const answer: { ok: boolean; error?: unknown } = await socket.emitWithAck(name, ...sent);
  if (answer.ok) return 'done';
  const { code } = wireErrorSchema.parse(answer.error);
  return code as ErrorCode;
}
