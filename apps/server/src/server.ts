// The server put together: one port for the pages, the HTTP API and the sockets, over one database.
// Invariant: it holds nothing that is not in the database, so stopping it at any moment loses nothing that was
// acknowledged. Read next: http/router.ts, matches/host.ts, sockets/sockets.ts.

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { availableParallelism } from 'node:os';
import { wireError } from '@sleight/protocol';
import { openAccounts } from './accounts/accounts';
import { AUTH_PATH } from './accounts/auth';
import { adviceOn } from './bots/advice';
import { seatBots } from './bots/driver';
import { createPool } from './bots/pool';
import type { Config } from './config/config';
import type { Database } from './database/database';
import { storesOver } from './database/stores';
import { shelf } from './games';
import { clientAddress } from './http/address';
import { createCallback } from './http/callback';
import { securityHeaders } from './http/headers';
import { health } from './http/health';
import { metricsPage } from './http/metrics-page';
import { isOwnOrigin } from './http/origin';
import { ownImages } from './http/own-images';
import { pageAddress } from './http/page-address';
import { createPictures } from './http/pictures';
import { createRouter, sendError } from './http/router';
import { allRoutes } from './http/routes';
import { statusPage } from './http/status-page';
import { runLessons } from './lessons/driver';
import { adoptMatches } from './matches/adopt';
import { createHost, type Host, type HostPlan } from './matches/host';
import type { MatchStore } from './matches/store';
import { createModel } from './model/opponent';
import { providerOf } from './model/providers';
import { createLane } from './operations/lane';
import { createLimits, type Limits } from './operations/limits';
import type { Log } from './operations/log';
import { createMetrics } from './operations/metrics';
import { createRecorder } from './recordings/recorder';
import { isRefused } from './refused';
import { createReports } from './reports/report';
import { createRooms } from './rooms/rooms';
import { FORGET_MS } from './sockets/open-matches';
import { attachSockets } from './sockets/sockets';

/** Answers whatever is neither the API nor a socket. */
export type Page = (request: IncomingMessage, response: ServerResponse) => void;

export interface ServerPlan {
  readonly config: Config;
  readonly database: Database;
  readonly log: Log;
  /** The bundled bots/worker.ts. */
  readonly botWorker: string | URL;
  readonly limits?: Limits;
  readonly page?: Page;
}

export interface RunningServer {
  readonly port: number;
  /** Lets requests under way finish, closes sockets, threads and the database. */
  close(): Promise<void>;
}

/** Only the path of an address matters. */
const HERE = 'http://here';
/** How long a bot thinks about one pick at most; those below the expert need far less. */
const BOT_MS = 1_000;
/** How often snapshots are removed that no match names, and how long they are spared: one may be named any moment. */
const SWEEP_MS = 60 * 60_000;
const SPARED_MS = 24 * SWEEP_MS;

/** Nobody else writes to an embedded database: there the table in memory is always the latest, and the log is not asked. */
function hostOver({ databaseUrl }: Config, matches: MatchStore, plan: HostPlan): Host {
  const host = createHost(matches, plan);
  return databaseUrl === null ? { ...host, fresh: host.table } : host;
}

export async function startServer(plan: ServerPlan): Promise<RunningServer> {
  const { config, database, log, botWorker, limits = createLimits(), page = statusPage } = plan;
  const stores = storesOver(database);
  const metrics = createMetrics();
  const failed = (err: unknown, about: Readonly<Record<string, string>>): void => {
    if (!isClosing) log.error({ err, ...about }, 'failed');
  };
  const origin = config.origin ?? `http://localhost:${config.port}`;
  const accounts = await openAccounts({
    config,
    database,
    origin,
    log: (level, message, err) => log[level]({ err }, message),
  });

  await adoptMatches(stores.matches);
  const host = hostOver(config, stores.matches, { failed: (error, match) => failed(error, { match }) });
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
  const bots = seatBots(host, { pool, model }, (error, match) => failed(error, { match }));
  const lessons = runLessons(host, pool, (error, match) => failed(error, { match }));
  const rooms = createRooms({
    host,
    matches: stores.matches,
    rooms: stores.rooms,
    decks: stores.decks,
    botsAreBusy: () => pool.isBusy(),
    model,
  });
  const recorder = createRecorder({
    host,
    matches: stores.matches,
    recordings: stores.recordings,
    failed: (error, match) => failed(error, { match }),
  });
  const reports = createReports(stores.reports);
  const forgetting = setInterval(() => host.forget(Date.now() - FORGET_MS), FORGET_MS / 10);
  forgetting.unref();
  const sweeping = setInterval(() => {
    const before = new Date(Date.now() - SPARED_MS);
    stores.matches.sweep(before).catch((error: unknown) => failed(error, { where: 'sweep' }));
  }, SWEEP_MS);
  sweeping.unref();

  const lane = createLane();
  const images = ownImages(shelf, config.images);
  const routes = allRoutes({ accounts, origin, limits, lane, stores, recorder, model, images });
  const api = createRouter({ config, accounts, limits, log, metrics, routes });
  const headers = Object.entries(securityHeaders(config));
  const showHealth = health(database, () => isClosing);
  const showPicture = createPictures(shelf, images);
  const showMetrics = metricsPage(config, metrics);
  const comeBack = createCallback({
    accounts,
    origin,
    limit: async (request) => void (await limits.entry(clientAddress(config, request))),
    refused: (code) => metrics.refusals.inc({ code }),
    failed: (error) => failed(error, { where: 'callback' }),
  });
  let isClosing = false;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    for (const [name, value] of headers) response.setHeader(name, value);
    const asked = request.url ?? '/';
    if (!URL.canParse(asked, HERE)) return sendError(response, wireError('not-found'));
    const url = new URL(asked, HERE);
    if (url.pathname.startsWith(`${AUTH_PATH}/callback/`)) return await comeBack(request, response);
    if (url.pathname.startsWith('/api/')) return await api(request, response, url);
    if (url.pathname === '/metrics') return await showMetrics(request, response);
    await limits.page(clientAddress(config, request));
    if (url.pathname === '/healthz') await showHealth(response);
    else if (url.pathname.startsWith('/art/')) await showPicture(request, response, url);
    else {
      request.url = pageAddress(asked);
      page(request, response);
    }
  }

  async function mayConnect(request: IncomingMessage): Promise<boolean> {
    await limits.connection(clientAddress(config, request));
    return isOwnOrigin(config, request.headers);
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      if (isRefused(error)) {
        metrics.refusals.inc({ code: error.wire.code });
        return sendError(response, error.wire);
      }
      failed(error, { where: 'http' });
      response.destroy();
    });
  });
  const sockets = attachSockets(server, {
    host,
    rooms,
    reports,
    accounts,
    pool,
    limits,
    lane,
    mayConnect,
    addressOf: (request) => clientAddress(config, request),
    refused: (code) => metrics.refusals.inc({ code }),
    failed,
    took(request, seconds) {
      if (request === 'game:answer') metrics.answerSeconds.observe(seconds);
    },
  });
  metrics.gauge('sleight_live_matches', 'Matches in memory that are not over', () => host.live());
  metrics.gauge('sleight_sockets', 'Open sockets', () => sockets.count());
  metrics.gauge('sleight_bot_thoughts_waiting', 'Bots and puzzles that wait for a thread', () =>
    pool.waiting(),
  );

  if (model !== null)
    metrics.gauge('sleight_model_questions', 'Questions to the language model under way', model.asking);

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(config.port, resolve);
  });
  // Matches that ended just before the last stop.
  recorder.sweep().then(
    (swept) => swept.made + swept.lost > 0 && log.info(swept, 'recordings made up for'),
    (error: unknown) => failed(error, { where: 'recordings' }),
  );
  const { port } = server.address() as AddressInfo;
  log.info({ port, database: config.databaseUrl === null ? 'embedded' : 'PostgreSQL' }, 'listening');

  return {
    port,
    async close() {
      if (isClosing) return;
      isClosing = true;
      clearInterval(forgetting);
      clearInterval(sweeping);
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      await sockets.close();
      bots.close();
      lessons.close();
      server.closeIdleConnections();
      await Promise.race([closed, new Promise((resolve) => setTimeout(resolve, 5_000).unref())]);
      server.closeAllConnections();
      await pool.close();
      await host.settled();
      await recorder.close();
      await database.close();
      log.info('stopped');
    },
  };
}
