// What the environment says. Nothing is needed; a wrong value stops the start with a sentence that says what to fix.
// Invariant: the rest of the server reads its settings here and never from the environment.
// Read next: README.md for the list of variables.

import { resolve } from 'node:path';
import { type Refusal, refusal } from '@sleight/kernel';

type Environment = Readonly<Record<string, string | undefined>>;

/** How to sign in with Google, or with any OpenID provider in its place. */
export interface GoogleConfig {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly issuer: string;
}

export interface ModelConfig {
  readonly url: string;
  readonly key: string;
  readonly model: string;
}

export const logLevels = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;

export interface Config {
  readonly port: number;
  /** The folder of the embedded database, the cookie secret and uploads. */
  readonly data: string;
  /** A PostgreSQL server; null for the embedded database. */
  readonly databaseUrl: string | null;
  /** Where people reach the server; null when that is wherever they say they do. */
  readonly origin: string | null;
  /** Signs cookies; null to use one kept in the data folder. */
  readonly secret: string | null;
  readonly google: GoogleConfig | null;
  readonly model: ModelConfig | null;
  /** How many proxies of ours stand in front, each adding the address it was called from. */
  readonly proxies: number;
  /** What a reader of /metrics must show; null when only this machine may read it. */
  readonly metricsToken: string | null;
  readonly logLevel: (typeof logLevels)[number];
  /** The folder of the built web app; null to serve the API alone. */
  readonly web: string | null;
}

const wrong = (name: string, en: string, fr: string): Refusal =>
  refusal({ en: `${name} ${en}.`, fr: `${name} ${fr}.` });

/** An empty variable counts as absent: that is how shells and compose files leave one out. */
function given(env: Environment, name: string): string | null {
  const value = env[name]?.trim();
  return value === undefined || value === '' ? null : value;
}

function wholeNumber(env: Environment, name: string, otherwise: number, most: number): number {
  const value = given(env, name);
  if (value === null) return otherwise;
  const isOne = /^\d{1,6}$/.test(value) && Number(value) <= most;
  if (isOne) return Number(value);
  throw wrong(
    name,
    `must be a whole number from 0 to ${most}, not "${value}"`,
    `doit être un nombre entier de 0 à ${most}, et non « ${value} »`,
  );
}

function addressOf(name: string, value: string, protocols: readonly string[]): URL {
  const address = URL.canParse(value) ? new URL(value) : null;
  if (address !== null && protocols.includes(address.protocol)) return address;
  // The value itself is not repeated: it may hold a password.
  const example = `${protocols[0]}//…`;
  throw wrong(name, `must be an address such as ${example}`, `doit être une adresse telle que ${example}`);
}

function databaseUrl(env: Environment): string | null {
  const value = given(env, 'DATABASE_URL');
  if (value !== null) addressOf('DATABASE_URL', value, ['postgres:', 'postgresql:']);
  return value;
}

function webAddress(env: Environment, name: string): string | null {
  const value = given(env, name);
  return value === null ? null : addressOf(name, value, ['https:', 'http:']).href.replace(/\/$/, '');
}

function origin(env: Environment): string | null {
  const address = webAddress(env, 'SLEIGHT_URL');
  if (address === null || new URL(address).origin === address) return address;
  throw wrong(
    'SLEIGHT_URL',
    `must be an address without a path, such as ${new URL(address).origin}`,
    `doit être une adresse sans chemin, telle que ${new URL(address).origin}`,
  );
}

const LEAST_SECRET = 32;

function secret(env: Environment): string | null {
  const value = given(env, 'SLEIGHT_SECRET');
  if (value === null || value.length >= LEAST_SECRET) return value;
  throw wrong(
    'SLEIGHT_SECRET',
    `must have at least ${LEAST_SECRET} characters`,
    `doit avoir au moins ${LEAST_SECRET} caractères`,
  );
}

/** Variables that only work together: all of them, or none. */
function together<const N extends string>(
  env: Environment,
  names: readonly N[],
): Readonly<Record<N, string>> | null {
  const values = names.map((name) => [name, given(env, name)] as const);
  const missing = values.filter(([, value]) => value === null).map(([name]) => name);
  if (missing.length === names.length) return null;
  if (missing.length === 0) return Object.fromEntries(values) as Record<N, string>;
  const rest = names.filter((name) => !missing.includes(name));
  throw wrong(
    missing.join(', '),
    `must be set too, because ${rest.join(', ')} is set`,
    `doit être défini aussi, car ${rest.join(', ')} l'est`,
  );
}

function google(env: Environment): GoogleConfig | null {
  const both = together(env, ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET']);
  const issuer = webAddress(env, 'GOOGLE_ISSUER') ?? 'https://accounts.google.com';
  if (both === null) return null;
  return { clientId: both.GOOGLE_CLIENT_ID, clientSecret: both.GOOGLE_CLIENT_SECRET, issuer };
}

function model(env: Environment): ModelConfig | null {
  const all = together(env, ['SLEIGHT_MODEL_URL', 'SLEIGHT_MODEL_KEY', 'SLEIGHT_MODEL']);
  const url = webAddress(env, 'SLEIGHT_MODEL_URL');
  return all === null || url === null ? null : { url, key: all.SLEIGHT_MODEL_KEY, model: all.SLEIGHT_MODEL };
}

function logLevel(env: Environment): Config['logLevel'] {
  const value = given(env, 'LOG_LEVEL');
  if (value === null) return 'info';
  const level = logLevels.find((one) => one === value);
  if (level !== undefined) return level;
  const known = logLevels.join(', ');
  throw wrong('LOG_LEVEL', `must be one of: ${known}`, `doit être l'un de : ${known}`);
}

function webFolder(env: Environment): string | null {
  const value = given(env, 'SLEIGHT_WEB');
  return value === null ? null : resolve(value);
}

export const readConfig = (env: Environment): Config => ({
  port: wholeNumber(env, 'PORT', 3000, 65535),
  data: resolve(given(env, 'SLEIGHT_DATA') ?? 'data'),
  databaseUrl: databaseUrl(env),
  origin: origin(env),
  secret: secret(env),
  google: google(env),
  model: model(env),
  proxies: wholeNumber(env, 'SLEIGHT_PROXIES', 0, 10),
  metricsToken: given(env, 'METRICS_TOKEN'),
  logLevel: logLevel(env),
  web: webFolder(env),
});
