import { wireError } from '@sleight/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from './database/database';
import { unlimited } from './operations/limits';
import { refused } from './refused';
import { freshPglite } from './testing/databases';
import { startOpenIdProvider } from './testing/openid-provider';
import { PASSWORD } from './testing/people';
import { dial } from './testing/play';
import { browserAt, runningOver, type TestServer } from './testing/running';

describe('one server', () => {
  let running: TestServer;
  beforeAll(async () => {
    running = await runningOver(await freshPglite());
  });
  afterAll(() => running.server.close());
  const ask = (path: string, headers = {}) => browserAt(running.origin).ask('GET', path, undefined, headers);

  test('shows a page at / in English and French', async () => {
    const english = await ask('/', { 'accept-language': 'en-GB,en;q=0.9' });
    const french = await ask('/', { 'accept-language': 'fr-FR,fr;q=0.9' });
    expect(english.body).toContain('<html lang="en">');
    expect(english.body).toContain('The server is running without its pages');
    expect(french.body).toContain('<html lang="fr">');
    expect(french.body).toContain('Le serveur tourne sans ses pages');
  });

  test('reports that it is healthy', async () => {
    expect(await ask('/healthz')).toMatchObject({ status: 200, body: { status: 'ok' } });
  });

  test('counts answers, matches and the delay of its loop', async () => {
    const { status, body } = await ask('/metrics');
    expect(status).toBe(200);
    for (const name of [
      'nodejs_eventloop_lag_p99_seconds',
      'sleight_live_matches',
      'sleight_answer_seconds_bucket',
    ]) {
      expect(body).toMatch(new RegExp(`^${name}`, 'm'));
    }
  });

  test('shows its metrics to this machine only', async () => {
    expect((await ask('/metrics', { 'x-forwarded-for': '203.0.113.9' })).status).toBe(403);
  });

  test.each(['/', '/api/me', '/api/nothing', '/healthz'])('sends security headers at %s', async (path) => {
    const { headers } = await ask(path);
    expect(headers.get('content-security-policy')).toMatch(/default-src 'self'.*frame-ancestors 'none'/);
    expect(headers.get('content-security-policy')).not.toContain('unsafe');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('strict-transport-security')).toBeNull();
  });

  test('survives an invalid address', async () => {
    for (const path of ['//', '/api/%', '/nothing', '/?/../..', '/%2e%2e/package.json']) {
      expect(await ask(path)).toMatchObject({ status: 404, body: { code: 'not-found' } });
    }
    expect(running.logged.join('')).not.toContain('"level":"error"');
  });
});

describe('an OpenID provider that does not respond', () => {
  test('shows an error at sign-in, leaves the rest working, and is offered again once it responds', async () => {
    const provider = await startOpenIdProvider();
    await provider.close();
    const running = await runningOver(await freshPglite(), {
      GOOGLE_CLIENT_ID: provider.clientId,
      GOOGLE_CLIENT_SECRET: provider.clientSecret,
      GOOGLE_ISSUER: provider.issuer,
    });
    const { ask } = browserAt(running.origin);
    const hasGoogle = async (): Promise<boolean> => (await ask('GET', '/api/me')).body.hasGoogle;
    const start = () => ask('POST', '/api/account/google', { to: '/decks' });
    expect(await hasGoogle()).toBe(false);
    expect(await start()).toMatchObject({ status: 503, body: wireError('google-away') });
    expect((await ask('POST', '/api/account/guest')).status).toBe(200);

    const again = await startOpenIdProvider(provider);
    await expect.poll(hasGoogle).toBe(true);
    const { status, body } = await start();
    expect([status, body.url]).toEqual([200, expect.stringContaining(provider.issuer)]);

    // It disappears while the server runs, and while a user is on the way back.
    const { headers } = await fetch(body.url, { redirect: 'manual' });
    await again.close();
    const { pathname, search } = new URL(headers.get('location') ?? '');
    const landed = await ask('GET', `${pathname}${search}`);
    expect([landed.status, landed.headers.get('location')]).toEqual([302, '/sign-in?error=google-away']);
    expect(await start()).toMatchObject({ status: 503, body: { code: 'google-away' } });
    expect(await hasGoogle()).toBe(false);
    expect(running.logged.join('')).not.toContain('"level":"error"');
    await running.server.close();
  });
});

describe('with settings', () => {
  test('a token grants access to the metrics', async () => {
    const running = await runningOver(await freshPglite(), { METRICS_TOKEN: 'let me see' });
    const { ask } = browserAt(running.origin);
    expect((await ask('GET', '/metrics')).status).toBe(403);
    const wrong = { authorization: 'Bearer let me sea' };
    expect((await ask('GET', '/metrics', undefined, wrong)).status).toBe(403);
    const right = { authorization: 'Bearer let me see' };
    expect((await ask('GET', '/metrics', undefined, right)).status).toBe(200);
    await running.server.close();
  });

  test('an https address gets matching cookies and headers', async () => {
    const running = await runningOver(await freshPglite(), { SLEIGHT_URL: 'https://play.example.org' });
    const ours = { origin: 'https://play.example.org' };
    const { headers } = await browserAt(running.origin).ask('POST', '/api/account/guest', undefined, ours);
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000');
    expect(headers.getSetCookie()).toEqual([expect.stringMatching(/^__Secure-.*; Secure/)]);
    const elsewhere = await browserAt(running.origin).ask('POST', '/api/account/guest');
    expect(elsewhere.body.code).toBe('wrong-origin');
    await running.server.close();
  });

  test('the Google sign-in goes there and back', async () => {
    const provider = await startOpenIdProvider();
    provider.person = { sub: '1', email: 'grace@example.org', name: 'Grace' };
    const running = await runningOver(await freshPglite(), {
      GOOGLE_CLIENT_ID: provider.clientId,
      GOOGLE_CLIENT_SECRET: provider.clientSecret,
      GOOGLE_ISSUER: provider.issuer,
    });
    const { ask } = browserAt(running.origin);
    await expect.poll(async () => (await ask('GET', '/api/me')).body.hasGoogle).toBe(true);
    expect((await ask('POST', '/api/account/google', { to: 'https://evil.example' })).status).toBe(400);
    expect((await ask('POST', '/api/account/google', { to: '//evil.example' })).status).toBe(400);
    const evilFirst = { to: '/decks', firstTo: '//evil.example' };
    expect((await ask('POST', '/api/account/google', evilFirst)).status).toBe(400);
    const { body } = await ask('POST', '/api/account/google', { to: '/decks' });
    const there = await fetch(body.url, { redirect: 'manual' });
    const back = new URL(there.headers.get('location') ?? '');
    const landed = await ask('GET', `${back.pathname}${back.search}`);
    expect(landed).toMatchObject({ status: 302 });
    expect(landed.headers.get('location')).toBe('/decks');
    expect((await ask('GET', '/api/me')).body.me).toMatchObject({ name: 'Grace', isGuest: false });
    await running.server.close();
    await provider.close();
  });

  test('a failed Google sign-in returns to the sign-in page with the reason', async () => {
    const provider = await startOpenIdProvider();
    const running = await runningOver(await freshPglite(), {
      GOOGLE_CLIENT_ID: provider.clientId,
      GOOGLE_CLIENT_SECRET: provider.clientSecret,
      GOOGLE_ISSUER: provider.issuer,
    });
    const { ask } = browserAt(running.origin);
    await expect.poll(async () => (await ask('GET', '/api/me')).body.hasGoogle).toBe(true);
    const callback = '/api/auth/callback/google';
    /** The callback with the provider's answer, modified. */
    async function landing(change: (query: URLSearchParams) => void): Promise<string | null> {
      const { body } = await ask('POST', '/api/account/google', { to: '/decks' });
      const { headers } = await fetch(body.url, { redirect: 'manual' });
      const { searchParams } = new URL(headers.get('location') ?? '');
      change(searchParams);
      const landed = await ask('GET', `${callback}?${searchParams}`);
      expect(landed.status).toBe(302);
      return landed.headers.get('location');
    }
    const cancelled = await landing((query) => {
      query.delete('code');
      query.set('error', 'access_denied');
    });
    expect(cancelled).toBe('/sign-in?error=google-cancelled');
    const forged = await landing((query) => query.set('code', 'forged'));
    expect(forged).toBe('/sign-in?error=google-failed');
    const late = await landing((query) => query.set('state', 'forgotten'));
    expect(late).toBe('/sign-in?error=google-failed');
    const bare = await ask('GET', callback);
    expect([bare.status, bare.headers.get('location')]).toEqual([302, '/sign-in?error=google-failed']);

    const email = 'ada@example.org';
    await browserAt(running.origin).ask('POST', '/api/account/sign-up', { email, password: PASSWORD });
    provider.person = { sub: '2', email, name: 'Ada' };
    expect(await landing(() => {})).toBe('/sign-in?error=google-email-taken');
    expect((await ask('GET', '/api/me')).body.me).toBeNull();
    await running.server.close();
    await provider.close();
  });
});

test('frequent requests for pages or Google callbacks are throttled', async () => {
  const spent = async (): Promise<never> => {
    throw refused('too-many');
  };
  const running = await runningOver(await freshPglite(), {}, { ...unlimited, page: spent, entry: spent });
  const { ask } = browserAt(running.origin);
  for (const path of ['/', '/healthz', '/art/emblem.svg'])
    expect(await ask('GET', path)).toMatchObject({ status: 429, body: { code: 'too-many' } });
  const back = await ask('GET', '/api/auth/callback/google?code=1&state=2');
  expect([back.status, back.headers.get('location')]).toEqual([302, '/sign-in?error=too-many']);
  expect((await ask('GET', '/api/games')).status).toBe(200);
  expect(running.logged.join('')).not.toContain('"level":"error"');
  await running.server.close();
});

describe('sockets', () => {
  const MOST = 2;
  let running: TestServer;
  beforeAll(async () => {
    const limits = { ...unlimited, sockets: MOST };
    running = await runningOver(
      await freshPglite(),
      { SLEIGHT_PROXIES: '1', METRICS_TOKEN: 'let me see' },
      limits,
    );
  });
  afterAll(() => running.server.close());

  /** A guest's socket from this address, or the reason of its rejection. */
  async function opened(address: string) {
    const { ask, jar } = browserAt(running.origin, address);
    await ask('POST', '/api/account/guest');
    const headers = { cookie: jar.sender.cookie ?? '', origin: running.origin, 'x-forwarded-for': address };
    const socket = dial(running.origin, headers);
    const refusal = await new Promise<unknown>((resolve) => {
      socket.once('connect', () => resolve(null));
      socket.once('connect_error', (error: Error & { data?: unknown }) =>
        resolve(error.data ?? error.message),
      );
    });
    return { socket, refusal };
  }
  const refusals = async (code: string): Promise<number> => {
    const { body } = await browserAt(running.origin).ask('GET', '/metrics', undefined, {
      authorization: 'Bearer let me see',
    });
    return Number(
      new RegExp(`^sleight_refusals_total\\{code="${code}"\\} (\\d+)$`, 'm').exec(body)?.[1] ?? 0,
    );
  };

  test('a dead connection is noticed within twenty seconds', async () => {
    const { socket } = await opened('203.0.113.3');
    socket.disconnect();
    const heartbeat = new Promise<{ pingInterval: number; pingTimeout: number }>((resolve) => {
      socket.connect();
      socket.io.engine.once('handshake', resolve);
    });
    const { pingInterval, pingTimeout } = await heartbeat;
    expect(pingInterval + pingTimeout).toBeLessThanOrEqual(20_000);
    socket.disconnect();
  });

  test('one address has a limit of open sockets and gets a reason; other addresses are not affected', async () => {
    const open = [await opened('203.0.113.1'), await opened('203.0.113.1')];
    expect(open.map(({ refusal }) => refusal)).toEqual([null, null]);
    const one = await opened('203.0.113.1');
    expect(one.refusal).toEqual(wireError('too-many-sockets'));
    const other = await opened('203.0.113.2');
    expect(other.refusal).toBeNull();
    expect(await refusals('too-many-sockets')).toBe(1);
    // A closed socket frees a place, and so does a rejected one.
    open[0].socket.disconnect();
    await expect.poll(async () => (await opened('203.0.113.1')).refusal).toBeNull();
    for (const { socket } of [...open, other]) socket.disconnect();
  });

  test('refusals are counted, on connection and afterwards', async () => {
    const { socket } = await opened('203.0.113.3');
    const before = [await refusals('malformed'), await refusals('unknown-lesson')];
    await socket.emitWithAck('nonsense', {});
    await socket.emitWithAck('task:start', { task: 'territory/nothing' });
    expect([await refusals('malformed'), await refusals('unknown-lesson')]).toEqual(before.map((n) => n + 1));
    socket.disconnect();

    const nobody = dial(running.origin, { origin: running.origin, 'x-forwarded-for': '203.0.113.4' });
    await new Promise((resolve) => nobody.once('connect_error', resolve));
    expect(await refusals('not-signed-in')).toBe(1);
    const stranger = dial(running.origin, {
      origin: 'https://evil.example',
      'x-forwarded-for': '203.0.113.4',
    });
    await new Promise((resolve) => stranger.once('connect_error', resolve));
    expect(await refusals('wrong-origin')).toBe(1);
  });
});

test('a server without its database reports that', async () => {
  const database: Database = await freshPglite();
  const running = await runningOver(database);
  const { ask } = browserAt(running.origin);
  await database.close();
  expect(await ask('GET', '/healthz')).toMatchObject({ status: 503, body: { status: 'no database' } });
  const asked = await ask('POST', '/api/account/guest');
  expect(asked).toMatchObject({ status: 500, body: { code: 'server' } });
  await running.server.close().catch(() => {});
});
