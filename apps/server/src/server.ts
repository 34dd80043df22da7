// Assembles the server: one port for the pages, the HTTP API and the sockets, over one database.
// Invariant: everything it holds is in the database, so stopping it at any moment loses nothing that was
// acknowledged. Read next: http/front-desk.ts, http/dispatch.ts, matches/host.ts, sockets/sockets.ts.

import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { availableParallelism } from 'node:os';
import { shelf } from '@sleight/shelf';
import { openAccounts } from './accounts/accounts';
import { adviceOn } from './bots/advice';
import { seatBots } from './bots/driver';
import { createPool } from './bots/pool';
import type { Config } from './config/config';
import type { Database } from './database/database';
import { storesOver } from './database/stores';
import { clientAddress } from './http/address';
import { createRouter } from './http/dispatch';
import { createFrontDesk, type Page } from './http/front-desk';
import { isOwnOrigin } from './http/origin';
import { ownImages } from './http/own-images';
import { allRoutes } from './http/routes';
import { statusPage } from './http/status-page';
import { runLessons } from './lessons/driver';
import { adoptMatches } from './matches/adopt';
import { createHost, type Host, type HostPlan } from './matches/host';
import type { MatchStore } from './matches/store';
import { providerOf } from './model/choose-provider';
import { createModel } from './model/opponent';
import { createLane } from './operations/lane';
import { createLimits, type RateLimits } from './operations/limits';
import type { Log } from './operations/log';
import { createMetrics } from './operations/metrics';
import { createRecorder } from './recordings/recording-queue';
import { createReports } from './reports/report';
import { createRooms } from './rooms/rooms';
import { FORGET_MS } from './sockets/open-matches';
import { attachSockets } from './sockets/sockets';

export interface ServerPlan {
  readonly config: Config;
  readonly database: Database;
  readonly log: Log;
  /** The bundled bots/worker.ts. */
  readonly botWorker: string | URL;
  readonly limits?: RateLimits;
  readonly page?: Page;
}

export interface RunningServer {
  readonly port: number;
  /** Drains in-flight requests, closes sockets, threads and the database. */
  close(): Promise<void>;
}

/** The maximum thinking time of a bot for one pick; levels below expert need far less. */
const BOT_MS = 1_000;
/** Idle connections outlive those of proxies and browsers: a request never meets one that is just being closed. */
const KEEP_ALIVE_MS = 75_000;
/** How often unused snapshots are removed, and how long they are kept: a new match may still name one. */
const SWEEP_MS = 60 * 60_000;
const SPARED_MS = 24 * SWEEP_MS;

/** An embedded database has a single writer: the table in memory is always current, so the log is not read. */
function hostOver({ databaseUrl }: Config, matches: MatchStore, plan: HostPlan): Host {
  const host = createHost(matches, plan);
  return databaseUrl === null ? { ...host, fresh: host.table } : host;
}

type Failed = (error: unknown, about: Readonly<Record<string, string>>) => void;
type Stores = ReturnType<typeof storesOver>;
type Metrics = ReturnType<typeof createMetrics>;

/** The matches, the bots that play in them, the rooms they start from, and their recordings. */
function openMatches({ config, botWorker }: ServerPlan, stores: Stores, metrics: Metrics, failed: Failed) {
  const { matches, recordings } = stores;
  const failedIn = (error: unknown, match: string): void => failed(error, { match });
  const host = hostOver(config, matches, { failed: failedIn });
  const pool = createPool({
    file: botWorker,
    threads: Math.max(1, availableParallelism() - 1),
    ms: BOT_MS,
    took: (level, seconds) => metrics.thoughtSeconds.observe({ level }, seconds),
  });
  const model =
    config.model === null
      ? null
      : createModel({
          ...config.model,
          provider: providerOf(config.model),
          top: ({ rulebook, at }, signal) => adviceOn(pool, rulebook, at, signal),
        });
  const bots = seatBots(host, { pool, model }, failedIn);
  const lessons = runLessons(host, pool, failedIn);
  const rooms = createRooms({
    host,
    matches,
    rooms: stores.rooms,
    decks: stores.decks,
    botsAreBusy: () => pool.isBusy(),
    model,
  });
  const recorder = createRecorder({ host, matches, recordings, failed: failedIn });
  return { host, pool, model, bots, lessons, rooms, recorder };
}

type Matches = ReturnType<typeof openMatches>;

/** Evicts idle matches from memory and removes unused snapshots; returns how to stop. */
function keepTidy(host: Host, stores: Stores, failed: Failed): () => void {
  const forgetting = setInterval(() => host.forget(Date.now() - FORGET_MS), FORGET_MS / 10);
  forgetting.unref();
  const sweeping = setInterval(() => {
    const before = new Date(Date.now() - SPARED_MS);
    stores.matches.sweep(before).catch((error: unknown) => failed(error, { where: 'sweep' }));
  }, SWEEP_MS);
  sweeping.unref();
  return () => {
    clearInterval(forgetting);
    clearInterval(sweeping);
  };
}

function showGauges(metrics: Metrics, { host, pool, model }: Matches, sockets: () => number): void {
  metrics.gauge('sleight_live_matches', 'Matches in memory that are not over', () => host.live());
  metrics.gauge('sleight_sockets', 'Open sockets', sockets);
  metrics.gauge('sleight_bot_thoughts_waiting', 'Bots and puzzles that wait for a thread', () =>
    pool.waiting(),
  );
  if (model !== null)
    metrics.gauge('sleight_model_questions', 'Questions to the language model under way', model.asking);
}

/** Drains in-flight requests for a few seconds, then closes what is left. */
async function drain(server: Server, closed: Promise<void>): Promise<void> {
  server.closeIdleConnections();
  await Promise.race([closed, new Promise((resolve) => setTimeout(resolve, 5_000).unref())]);
  server.closeAllConnections();
}

const listening = (server: Server, port: number): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, resolve);
  });

/** Makes the recordings of matches that ended just before the last stop. */
function catchUp({ recorder }: Matches, log: Log, failed: Failed): void {
  recorder.sweep().then(
    (swept) => swept.made + swept.lost > 0 && log.info(swept, 'missing recordings made'),
    (error: unknown) => failed(error, { where: 'recordings' }),
  );
}

export async function startServer(plan: ServerPlan): Promise<RunningServer> {
  const { config, database, log, limits = createLimits(), page = statusPage } = plan;
  let isClosing = false;
  const failed: Failed = (err, about) => {
    if (!isClosing) log.error({ err, ...about }, 'failed');
  };
  const stores = storesOver(database);
  const metrics = createMetrics();
  const origin = config.origin ?? `http://localhost:${config.port}`;
  const accounts = await openAccounts({
    config,
    database,
    origin,
    log: (level, message, err) => log[level]({ err }, message),
  });
  await adoptMatches(stores.matches);
  const matches = openMatches(plan, stores, metrics, failed);
  const { host, pool, model, recorder } = matches;
  const stopTidying = keepTidy(host, stores, failed);

  const lane = createLane();
  const images = ownImages(shelf, config.images);
  const routes = allRoutes({ accounts, origin, limits, lane, stores, recorder, model, images });
  const api = createRouter({ config, accounts, limits, log, metrics, routes });
  const desk = { config, database, accounts, origin, limits, metrics, api, images, page, failed };
  const frontDesk = createFrontDesk({ ...desk, isClosing: () => isClosing });
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, frontDesk);
  const sockets = attachSockets(server, {
    ...matches,
    reports: createReports(stores.reports),
    accounts,
    limits,
    lane,
    async mayConnect(request: IncomingMessage) {
      await limits.connection(clientAddress(config, request));
      return isOwnOrigin(config, request.headers);
    },
    addressOf: (request) => clientAddress(config, request),
    claimAfterMs: config.claimAfterMs,
    refused: (code) => metrics.refusals.inc({ code }),
    failed,
    took(request, seconds) {
      if (request === 'game:answer' || request === 'game:try') metrics.answerSeconds.observe(seconds);
    },
  });
  showGauges(metrics, matches, sockets.count);
  await listening(server, config.port);
  catchUp(matches, log, failed);
  const { port } = server.address() as AddressInfo;
  log.info({ port, database: config.databaseUrl === null ? 'embedded' : 'PostgreSQL' }, 'listening');

  return {
    port,
    async close() {
      if (isClosing) return;
      isClosing = true;
      stopTidying();
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      await sockets.close();
      matches.bots.close();
      matches.lessons.close();
      await drain(server, closed);
      await pool.close();
      await host.settled();
      await recorder.close();
      await database.close();
      log.info('stopped');
    },
  };
}
