// Users for tests: accounts over a new database, and a browser's cookies.

import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AccountsPlan, openAccounts } from '../accounts/accounts';
import type { AccountDesk } from '../accounts/desk';
import type { Cookies, Sender } from '../accounts/sessions';
import { type Config, readConfig } from '../config/config';
import type { Database } from '../database/database';

export const testConfig = (env: Record<string, string> = {}): Config =>
  readConfig({
    SLEIGHT_SECRET: 'x'.repeat(32),
    SLEIGHT_DATA: join(tmpdir(), 'sleight-unused'),
    ...env,
  });

export const deskOver = (
  database: Database,
  config = testConfig(),
  log: AccountsPlan['log'] = () => {},
): Promise<AccountDesk> =>
  openAccounts({ config, database, origin: config.origin ?? 'http://localhost:3000', log });

/** Keeps cookies like a browser. */
export interface Jar {
  readonly sender: Sender;
  keep(cookies: Cookies): void;
}

export function jar(language: 'en' | 'fr' = 'en'): Jar {
  const kept = new Map<string, string>();
  return {
    get sender() {
      const cookie = [...kept].map(([name, value]) => `${name}=${value}`).join('; ');
      return { cookie: cookie === '' ? undefined : cookie, userAgent: 'a test', language };
    },
    keep(cookies) {
      for (const cookie of cookies) {
        const [pair, ...attributes] = cookie.split('; ');
        const [name, ...value] = pair.split('=');
        const isGone = attributes.some((attribute) => /^max-age=0$/i.test(attribute));
        if (isGone) kept.delete(name);
        else kept.set(name, value.join('='));
      }
    },
  };
}

export const someEmail = (): string => `${randomUUID()}@example.org`;
export const PASSWORD = 'correct horse';

export async function guestIn(desk: AccountDesk): Promise<Jar> {
  const browser = jar();
  browser.keep(await desk.guest(browser.sender));
  return browser;
}

export async function accountIn(desk: AccountDesk, username?: string): Promise<Jar> {
  const browser = jar();
  const given = { email: someEmail(), password: PASSWORD, name: 'Ada', username };
  browser.keep(await desk.signUp(browser.sender, given));
  return browser;
}
