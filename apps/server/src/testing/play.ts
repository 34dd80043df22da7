// A server to play on: real database, accounts, matches, bots and sockets on its own port; and clients that keep
// every byte they are sent and check it against the protocol.

import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  type Acknowledged,
  type Announcement,
  type AnnouncementName,
  announcements,
  type Reply,
  type RequestBody,
  type RequestName,
  requests,
} from '@sleight/protocol';
import { io, type Socket } from 'socket.io-client';
import type { AccountDesk } from '../accounts/desk';
import { seatBots } from '../bots/driver';
import { createPool } from '../bots/pool';
import type { Database } from '../database/database';
import { type Stores, storesOver } from '../database/stores';
import { isOwnOrigin } from '../http/origin';
import { runLessons } from '../lessons/driver';
import { createHost, type Host } from '../matches/host';
import type { ModelOpponent } from '../model/opponent';
import { createLane, type WorkLane } from '../operations/lane';
import { type RateLimits, unlimited } from '../operations/limits';
import { createLog } from '../operations/log';
import { createReports } from '../reports/report';
import { createRooms } from '../rooms/rooms';
import { attachSockets } from '../sockets/sockets';
import { deskOver, guestIn, type Jar } from './people';
import { bundledWorker } from './worker';

export interface PlayServer {
  readonly url: string;
  readonly desk: AccountDesk;
  readonly host: Host;
  readonly stores: Stores;
  /** Internal errors; every test expects none. */
  readonly failures: unknown[];
  /** Everything that was logged. */
  readonly logged: string[];
  /** A guest with a socket, from this address; by default from the tests' own. */
  guest(address?: string): Promise<Client>;
  connect(browser: Jar, address?: string): Promise<Client>;
  close(): Promise<void>;
}

export interface Client {
  readonly browser: Jar;
  readonly socket: Socket;
  /** Everything received, unparsed. */
  readonly bytes: string[];
  ask<N extends RequestName>(name: N, what: RequestBody<N>): Promise<Acknowledged<Reply<N>>>;
  /** The same, for requests that must succeed. */
  must<N extends RequestName>(name: N, what: RequestBody<N>): Promise<Reply<N>>;
  /** All announcements of this kind so far, oldest first. */
  heard<N extends AnnouncementName>(name: N): Announcement<N>[];
  /** The next matching announcement of this kind. */
  next<N extends AnnouncementName>(
    name: N,
    fits?: (what: Announcement<N>) => boolean,
  ): Promise<Announcement<N>>;
  close(): void;
}

const listening = (server: Server): Promise<string> =>
  new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      resolve(`http://127.0.0.1:${port}`);
    });
  });

/** A connection as one of this server's pages would open it. */
export const dial = (url: string, headers: Record<string, string>): Socket =>
  io(url, { transports: ['websocket'], forceNew: true, reconnection: false, extraHeaders: headers });

export function client(socket: Socket, browser: Jar): Client {
  const bytes: string[] = [];
  const announced: { name: string; what: unknown }[] = [];
  const waiting: { name: string; hear(what: unknown): boolean }[] = [];
  socket.io.engine.on('packet', ({ data }: { data?: unknown }) => {
    bytes.push(typeof data === 'string' ? data : JSON.stringify(data ?? ''));
  });
  const isAnnouncement = (name: string): name is AnnouncementName => Object.hasOwn(announcements, name);
  socket.onAny((name: string, what: unknown) => {
    if (!isAnnouncement(name)) throw new Error(`the protocol knows no ${name}`);
    announcements[name].parse(what);
    announced.push({ name, what });
    const at = waiting.findIndex((one) => one.name === name && one.hear(what));
    if (at >= 0) waiting.splice(at, 1);
  });
  const ask = <N extends RequestName>(name: N, what: RequestBody<N>): Promise<Acknowledged<Reply<N>>> =>
    socket.emitWithAck(name, what);
  return {
    browser,
    socket,
    bytes,
    ask,
    async must(name, what) {
      const answer = await ask(name, what);
      if (!answer.ok) throw new Error(`${name}: ${answer.error.code}`);
      requests[name].reply.parse(answer.value);
      return answer.value;
    },
    heard: <N extends AnnouncementName>(name: N) =>
      announced.filter((one) => one.name === name).map((one) => one.what as Announcement<N>),
    next: <N extends AnnouncementName>(name: N, fits: (what: Announcement<N>) => boolean = () => true) =>
      new Promise<Announcement<N>>((resolve) => {
        const hear = (what: unknown): boolean => {
          const said = what as Announcement<N>;
          if (!fits(said)) return false;
          resolve(said);
          return true;
        };
        waiting.push({ name, hear });
      }),
    close: () => socket.disconnect(),
  };
}

export async function playServer(
  database: Database,
  {
    limits = unlimited,
    lane = createLane(),
    model = null,
    now,
  }: { limits?: RateLimits; lane?: WorkLane; model?: ModelOpponent | null; now?: () => number } = {},
): Promise<PlayServer> {
  const failures: unknown[] = [];
  const logged: string[] = [];
  const log = createLog({ logLevel: 'trace' }, { write: (line) => logged.push(line) });
  const failed = (err: unknown, about: Readonly<Record<string, string>> = {}): void => {
    failures.push(err);
    log.error({ err, ...about }, 'failed');
  };
  const desk = await deskOver(database);
  const stores = storesOver(database);
  const host = createHost(stores.matches);
  const pool = createPool({ file: bundledWorker(), threads: 1, ms: 50, graceMs: 600_000 });
  const bots = seatBots(host, { pool, model }, (error, match) => failed(error, { match }));
  const lessons = runLessons(host, pool, (error, match) => failed(error, { match }));
  const server = createServer();
  const rooms = createRooms({ host, ...stores, botsAreBusy: () => pool.isBusy(), model });
  const sockets = attachSockets(server, {
    host,
    rooms,
    reports: createReports(stores.reports),
    accounts: desk,
    pool,
    limits,
    lane,
    now,
    claimAfterMs: 60_000,
    mayConnect: async ({ headers }) => isOwnOrigin({ origin: null }, headers),
    addressOf: ({ headers, socket }) => String(headers['x-forwarded-for'] ?? socket.remoteAddress),
    refused: (code) => log.trace({ code }, 'refused'),
    failed,
    took: (request, seconds) => log.trace({ request, seconds }, 'took'),
  });
  const url = await listening(server);

  const connect = (browser: Jar, address?: string): Promise<Client> =>
    new Promise((resolve, reject) => {
      const socket = dial(url, {
        cookie: browser.sender.cookie ?? '',
        origin: url,
        ...(address === undefined ? {} : { 'x-forwarded-for': address }),
      });
      const made = client(socket, browser);
      socket.on('connect', () => resolve(made));
      socket.on('connect_error', reject);
    });

  return {
    url,
    desk,
    host,
    stores,
    failures,
    logged,
    connect,
    guest: async (address) => connect(await guestIn(desk), address),
    async close() {
      await sockets.close();
      bots.close();
      lessons.close();
      await pool.close();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
