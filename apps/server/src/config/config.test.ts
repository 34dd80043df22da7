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

const anthropic = {
  SLEIGHT_MODEL_PROVIDER: 'anthropic',
  SLEIGHT_MODEL: 'm',
  SLEIGHT_MODEL_KEY: 'hunter2',
};

test('no variable is required', () => {
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
    ['SLEIGHT_MODEL_PROVIDER', { SLEIGHT_MODEL: 'm' }],
    ['SLEIGHT_MODEL_PROVIDER, SLEIGHT_MODEL', { SLEIGHT_MODEL_KEY: 'k' }],
    ['SLEIGHT_MODEL_PROVIDER', { SLEIGHT_MODEL_PROVIDER: 'oracle', SLEIGHT_MODEL: 'm' }],
    ['SLEIGHT_MODEL', { SLEIGHT_MODEL_PROVIDER: 'ollama' }],
    ['SLEIGHT_MODEL_KEY', { SLEIGHT_MODEL_PROVIDER: 'anthropic', SLEIGHT_MODEL: 'm' }],
    ['SLEIGHT_MODEL_KEY', { ...anthropic, SLEIGHT_MODEL_KEY: 'two words' }],
    ['SLEIGHT_MODEL_URL', { ...anthropic, SLEIGHT_MODEL_URL: 'api.example.org' }],
    ['SLEIGHT_MODEL_URL', { ...anthropic, SLEIGHT_MODEL_URL: 'http://api.example.org' }],
    ['SLEIGHT_MODEL_URL', { ...anthropic, SLEIGHT_MODEL_URL: 'https://me:hunter2@api.example.org' }],
    ['SLEIGHT_MODEL_SECONDS', { ...anthropic, SLEIGHT_MODEL_SECONDS: '0' }],
    ['SLEIGHT_MODEL_PER_HOUR', { ...anthropic, SLEIGHT_MODEL_PER_HOUR: 'many' }],
    ['SLEIGHT_PROXIES', { SLEIGHT_PROXIES: 'one' }],
    ['LOG_LEVEL', { LOG_LEVEL: 'loud' }],
    ['CARD_ART_DIR', { CARD_ART_DIR: '/no/such/folder' }],
    ['SLEIGHT_IMAGES', { SLEIGHT_IMAGES: '/no/such/folder' }],
  ] as const)('%s', (name, env) => {
    expect(refusalOf(env)).toMatch(new RegExp(`^${name} must .*\\. .*${name} doit .*\\.$`));
  });
});

test('a refused database address is not repeated, because it may hold a password', () => {
  expect(refusalOf({ DATABASE_URL: 'mysql://me:hunter2@localhost/sleight' })).not.toContain('hunter2');
});

test('a refused key is not repeated', () => {
  const wrongs: Record<string, string>[] = [
    { SLEIGHT_MODEL_KEY: 'hunter2 é' },
    { SLEIGHT_MODEL_URL: 'http://hunter2@example.org' },
    { SLEIGHT_MODEL: '' },
  ];
  for (const one of wrongs) expect(refusalOf({ ...anthropic, ...one })).toMatch(/^(?!.*hunter2).* must /);
});

test('a language model needs a provider and its name; the rest has defaults', () => {
  expect(readConfig(anthropic).model).toEqual({
    provider: 'anthropic',
    url: 'https://api.anthropic.com',
    key: 'hunter2',
    model: 'm',
    ms: 20_000,
    perHour: 1000,
  });
  const local = { SLEIGHT_MODEL_PROVIDER: 'ollama', SLEIGHT_MODEL: 'm', SLEIGHT_MODEL_SECONDS: '60' };
  expect(readConfig(local).model).toMatchObject({ url: 'http://localhost:11434', key: null, ms: 60_000 });
});

test('the folder of images has two variable names', () => {
  const folder = import.meta.dirname;
  expect(readConfig({ CARD_ART_DIR: folder }).images).toBe(folder);
  expect(readConfig({ SLEIGHT_IMAGES: folder }).images).toBe(folder);
  expect(readConfig({}).images).toBeNull();
});

test('an address loses its trailing slash, so that origins compare', () => {
  expect(readConfig({ SLEIGHT_URL: 'https://play.example.org/' }).origin).toBe('https://play.example.org');
});
