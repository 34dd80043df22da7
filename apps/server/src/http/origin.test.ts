import { expect, test } from 'vitest';
import { isOwnOrigin } from './origin';

const anywhere = { origin: null };
const fixed = { origin: 'https://play.example.org' };

test.each([
  [anywhere, { host: 'localhost:3000', origin: 'http://localhost:3000' }, true],
  [anywhere, { host: '192.168.1.5:3000', origin: 'http://192.168.1.5:3000' }, true],
  [anywhere, { host: 'localhost:3000', origin: 'http://localhost:4000' }, false],
  [anywhere, { host: 'localhost:3000', origin: 'https://evil.example' }, false],
  [anywhere, { host: 'localhost:3000', origin: 'null' }, false],
  [anywhere, { host: 'localhost:3000' }, true],
  [anywhere, { host: 'localhost:3000', 'sec-fetch-site': 'cross-site' }, false],
  [anywhere, { host: 'localhost:3000', 'sec-fetch-site': 'same-origin' }, true],
  [fixed, { host: 'internal:3000', origin: 'https://play.example.org' }, true],
  [fixed, { host: 'play.example.org', origin: 'http://play.example.org' }, false],
  [fixed, { host: 'internal:3000', origin: 'http://internal:3000' }, false],
])('%j with %j: %j', (config, headers, isOwn) => {
  expect(isOwnOrigin(config, headers)).toBe(isOwn);
});
