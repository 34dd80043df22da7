import { saidBy } from '@sleight/kernel';
import { describe, expect, test } from 'vitest';
import { readConfig } from './config';

function refusalOf(env: Record<string, string>): string {
  try {
    readConfig(env);
  } catch (error) {
    const said = saidBy(error);
    return said === null ? `not a sentence: ${error}` : `${said.en} ${said.fr}`;
  }
  return 'accepted';
}

test('nothing is needed', () => {
  const { port, data, databaseUrl, google, model } = readConfig({});
  expect({ port, databaseUrl, google, model }).toEqual({
    port: 3000,
    databaseUrl: null,
    google: null,
    model: null,
  });
  expect(data).toMatch(/data$/);
});

test('an empty variable counts as absent', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: ' ' })).toEqual(readConfig({}));
});

describe('a wrong value is refused with a sentence that names the variable', () => {
  test.each([
    ['PORT', { PORT: 'http' }],
    ['PORT', { PORT: '65536' }],
    ['PORT', { PORT: '-1' }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://localhost/sleight' }],
    ['DATABASE_URL', { DATABASE_URL: 'sleight' }],
    ['SLEIGHT_URL', { SLEIGHT_URL: 'play.example.org' }],
    ['SLEIGHT_URL', { SLEIGHT_URL: 'https://example.org/sleight' }],
    ['SLEIGHT_SECRET', { SLEIGHT_SECRET: 'short' }],
    ['GOOGLE_CLIENT_SECRET', { GOOGLE_CLIENT_ID: 'id' }],
    ['GOOGLE_ISSUER', { GOOGLE_ISSUER: 'accounts' }],
    ['SLEIGHT_MODEL_KEY', { SLEIGHT_MODEL_URL: 'https://example.org', SLEIGHT_MODEL: 'm' }],
    ['SLEIGHT_PROXIES', { SLEIGHT_PROXIES: 'one' }],
    ['LOG_LEVEL', { LOG_LEVEL: 'loud' }],
  ] as const)('%s', (name, env) => {
    expect(refusalOf(env)).toMatch(new RegExp(`^${name} must .*\\. .*${name} doit .*\\.$`));
  });
});

test('a refused database address is not repeated, as it may hold a password', () => {
  expect(refusalOf({ DATABASE_URL: 'mysql://me:hunter2@localhost/sleight' })).not.toContain('hunter2');
});

test('an address loses its last slash, so that origins compare', () => {
  expect(readConfig({ SLEIGHT_URL: 'https://play.example.org/' }).origin).toBe('https://play.example.org');
});
