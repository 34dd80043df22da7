// Dispatches requests to routes: parses them, checks access and rate limits, and writes the answer.
// Invariant: every failure is answered with a typed error; unexpected ones are logged and reveal nothing.
// Read next: route.ts for what a route is, routes/ for the routes.

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Language } from '@sleight/kernel/book';
import { fieldProblems } from '@sleight/kernel/problems';
import { type ErrorCode, type WireError, wireError } from '@sleight/protocol';
import type { z } from 'zod';
import type { AccountDesk } from '../accounts/desk';
import type { Sender } from '../accounts/sessions';
import type { Config } from '../config/config';
import type { RateLimits } from '../operations/limits';
import type { Log } from '../operations/log';
import type { Metrics } from '../operations/metrics';
import { isRefused, refused } from '../refused';
import { clientAddress } from './address';
import { readJson } from './body';
import { isOwnOrigin } from './origin';
import type { Route } from './route';
import { sendFile, sendJsonText } from './sending';

export interface RouterPlan {
  readonly config: Config;
  readonly accounts: AccountDesk;
  readonly limits: RateLimits;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly routes: readonly Route[];
}

/** Codes with a status other than 400. */
const statuses: Partial<Record<ErrorCode, number>> = {
  'too-large': 413,
  'too-many': 429,
  'too-many-passwords': 429,
  'not-signed-in': 401,
  'wrong-credentials': 401,
  'wrong-password': 401,
  banned: 403,
  'not-allowed': 403,
  'wrong-origin': 403,
  'not-seated': 403,
  'unknown-game': 404,
  'unknown-deck': 404,
  'unknown-match': 404,
  'unknown-room': 404,
  'not-found': 404,
  'username-taken': 409,
  'email-taken': 409,
  'already-signed-in': 409,
  'not-over': 409,
  'too-many-decks': 409,
  'no-decks': 409,
  'other-version': 410,
  void: 410,
  'google-away': 503,
  unavailable: 503,
  server: 500,
};

export const statusOf = (code: ErrorCode): number => statuses[code] ?? 400;

export const languageOf = (request: IncomingMessage): Language =>
  /^\s*fr\b/i.test(request.headers['accept-language'] ?? '') ? 'fr' : 'en';

export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  const text = JSON.stringify(body);
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(text),
    'cache-control': 'no-store',
  });
  response.end(text);
}

export function sendError(response: ServerResponse, error: WireError): void {
  if (error.retryAfter !== undefined) response.setHeader('retry-after', error.retryAfter);
  sendJson(response, statusOf(error.code), error);
}

interface Found {
  readonly route: Route;
  readonly params: Readonly<Record<string, string>>;
}

function paramsOf(path: string, pattern: string): Record<string, string> | null {
  const [parts, names] = [path.split('/'), pattern.split('/')];
  if (parts.length !== names.length) return null;
  const params: Record<string, string> = {};
  for (const [i, name] of names.entries()) {
    const part = parts[i];
    if (part === undefined) return null;
    if (name.startsWith(':')) params[name.slice(1)] = part;
    else if (name !== part) return null;
  }
  return params;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    throw refused('not-found');
  }
}

function find(routes: readonly Route[], method: string | undefined, path: string): Found {
  const plain = decoded(path);
  for (const route of routes) {
    const params = route.method === method ? paramsOf(plain, route.path) : null;
    if (params !== null) return { route, params };
  }
  throw refused('not-found');
}

/** Parses a value with its schema and names every wrong field. */
function read(schema: z.ZodType | undefined, value: unknown): unknown {
  if (schema === undefined) return undefined;
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const problems = fieldProblems(schema, value).map(({ field, reason }) => ({
    en: field === '' ? reason.en : `${field}: ${reason.en}`,
    fr: field === '' ? reason.fr : `${field}\u202f: ${reason.fr}`,
  }));
  throw refused('malformed', problems);
}

const senderOf = (request: IncomingMessage): Sender => ({
  cookie: request.headers.cookie,
  userAgent: request.headers['user-agent'],
  language: languageOf(request),
});

export function createRouter({ config, accounts, limits, log, metrics, routes }: RouterPlan) {
  async function answer(
    request: IncomingMessage,
    response: ServerResponse,
    url: URL,
    { route, params }: Found,
  ) {
    const changesSomething = route.method !== 'GET';
    if (changesSomething && !isOwnOrigin(config, request.headers)) throw refused('wrong-origin');
    const address = clientAddress(config, request);
    if (route.budget !== undefined) await limits[route.budget](address);
    const sender = senderOf(request);
    const me = await accounts.identify(sender.cookie);
    if (me === null && route.access !== 'anyone') throw refused('not-signed-in');
    if (route.access === 'admin' && me?.role !== 'admin') throw refused('not-allowed');
    const body = changesSomething ? await readJson(request) : undefined;
    const asked = {
      params: read(route.shapes.params, params),
      query: read(route.shapes.query, Object.fromEntries(url.searchParams)),
      body: read(route.shapes.body, body),
      me,
      sender,
      address,
    };
    const { cookies, kept, ...found } = await route.handle(asked);
    if (cookies !== undefined && cookies.length > 0) response.setHeader('set-cookie', [...cookies]);
    if ('file' in found) sendFile(response, found.file);
    else
      await sendJsonText(
        request,
        response,
        'json' in found ? found.json : JSON.stringify(found.answer),
        kept,
      );
  }

  function refuse(response: ServerResponse, error: unknown, where: string): void {
    if (!isRefused(error)) log.error({ err: error, where }, 'request failed');
    const wire = isRefused(error) ? error.wire : wireError('server');
    metrics.refusals.inc({ code: wire.code });
    if (response.headersSent) response.destroy();
    else sendError(response, wire);
  }

  return async (request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> => {
    const stop = metrics.requestSeconds.startTimer();
    let where = 'none';
    try {
      await limits.request(clientAddress(config, request));
      const found = find(routes, request.method, url.pathname);
      where = `${found.route.method} ${found.route.path}`;
      await answer(request, response, url, found);
    } catch (error) {
      refuse(response, error, where);
    }
    stop({ route: where, status: response.statusCode });
  };
}
