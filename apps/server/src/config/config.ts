// The settings from the environment. None is required; a wrong value stops the start with a sentence that says what to fix.
// Invariant: the rest of the server reads its settings here, never from the environment.
// Read next: README.md for the list of variables.

import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { addressOf, type Environment, given, together, webAddress, wholeNumber, wrong } from './environment';
import { type ModelConfig, model } from './model';

/** How to sign in with Google, or with any OpenID provider in its place. */
export interface GoogleConfig {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly issuer: string;
}

export const logLevels = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;

export interface Config {
  readonly port: number;
  /** The folder of the embedded database and the cookie secret. */
  readonly data: string;
  /** A PostgreSQL server; null for the embedded database. */
  readonly databaseUrl: string | null;
  /** The public address of the server; null to use the address of each request. */
  readonly origin: string | null;
  /** Signs cookies; null to use one kept in the data folder. */
  readonly secret: string | null;
  readonly google: GoogleConfig | null;
  /** A language model to play against; null for none. */
  readonly model: ModelConfig | null;
  /** How many of our own proxies are in front, each adding its caller's address. */
  readonly proxies: number;
  /** How long the opponent must be away before the win can be claimed. */
  readonly claimAfterMs: number;
  /** The token for reading /metrics; null if only this machine may read it. */
  readonly metricsToken: string | null;
  readonly logLevel: (typeof logLevels)[number];
  /** The folder of the built web app; null to serve the API alone. */
  readonly web: string | null;
  /** A folder of the operator's own card images, by game and card id; null for none. */
  readonly images: string | null;
}

function databaseUrl(env: Environment): string | null {
  const value = given(env, 'DATABASE_URL');
  if (value !== null) addressOf('DATABASE_URL', value, ['postgres:', 'postgresql:']);
  return value;
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

function google(env: Environment): GoogleConfig | null {
  const both = together(env, ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET']);
  const issuer = webAddress(env, 'GOOGLE_ISSUER') ?? 'https://accounts.google.com';
  if (both === null) return null;
  return { clientId: both.GOOGLE_CLIENT_ID, clientSecret: both.GOOGLE_CLIENT_SECRET, issuer };
}

function logLevel(env: Environment): Config['logLevel'] {
  const value = given(env, 'LOG_LEVEL');
  if (value === null) return 'info';
  const level = logLevels.find((one) => one === value);
  if (level !== undefined) return level;
  const known = logLevels.join(', ');
  throw wrong('LOG_LEVEL', `must be one of: ${known}`, `doit valoir l’un de\u202f: ${known}`);
}

function webFolder(env: Environment): string | null {
  const value = given(env, 'SLEIGHT_WEB');
  return value === null ? null : resolve(value);
}

/** Two names for one setting; the first is the one used in the product documents. */
const IMAGES = ['CARD_ART_DIR', 'SLEIGHT_IMAGES'] as const;

function imageFolder(env: Environment): string | null {
  const name = IMAGES.find((one) => given(env, one) !== null);
  const value = name === undefined ? null : given(env, name);
  if (name === undefined || value === null) return null;
  if (statSync(value, { throwIfNoEntry: false })?.isDirectory() === true) return resolve(value);
  throw wrong(name, 'must be an existing folder', 'doit être un dossier existant');
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
  claimAfterMs: 1000 * wholeNumber(env, 'SLEIGHT_CLAIM_SECONDS', 60, 86_400),
  metricsToken: given(env, 'METRICS_TOKEN'),
  logLevel: logLevel(env),
  web: webFolder(env),
  images: imageFolder(env),
});
