// A complete server for tests, on its own port, and clients that keep cookies.

import type { Database } from '../database/database';
import type { RateLimits } from '../operations/limits';
import { createLog } from '../operations/log';
import { type RunningServer, startServer } from '../server';
import { type Jar, jar, testConfig } from './people';
import { bundledWorker } from './worker';

export interface TestServer {
  readonly server: RunningServer;
  readonly origin: string;
  /** Everything that was logged. */
  readonly logged: string[];
}

export async function runningOver(
  database: Database,
  env: Record<string, string> = {},
  limits?: RateLimits,
): Promise<TestServer> {
  const logged: string[] = [];
  const server = await startServer({
    config: testConfig({ PORT: '0', ...env }),
    database,
    log: createLog({ logLevel: 'info' }, { write: (line) => logged.push(line) }),
    botWorker: bundledWorker(),
    limits,
  });
  return { server, origin: `http://localhost:${server.port}`, logged };
}

export interface HttpReply {
  readonly status: number;
  readonly headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into whatever came back
  readonly body: any;
}

export interface Browser {
  readonly jar: Jar;
  ask(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<HttpReply>;
}

/** Sends requests like our own page, from its own address, so that no budget is shared. */
export function browserAt(origin: string, address?: string): Browser {
  const cookies = jar();
  return {
    jar: cookies,
    async ask(method, path, body, headers = {}) {
      const response = await fetch(`${origin}${path}`, {
        method,
        redirect: 'manual',
        headers: {
          origin,
          // On a busy machine a kept connection may be closed just as it is used again.
          connection: 'close',
          ...(address === undefined ? {} : { 'x-forwarded-for': address }),
          ...(cookies.sender.cookie === undefined ? {} : { cookie: cookies.sender.cookie }),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      });
      cookies.keep(response.headers.getSetCookie());
      const text = await response.text();
      const isJson = response.headers.get('content-type')?.startsWith('application/json') === true;
      return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text };
    },
  };
}
