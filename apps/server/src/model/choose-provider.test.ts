// Both providers against a server that speaks their protocols, over real sockets.

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Conduct, KEY, type ModelServer, modelConfig, startModelServer } from '../testing/model-server';
import { providerOf } from './choose-provider';

let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer();
});
afterAll(() => server.close());
beforeEach(() => {
  server.heard.length = 0;
});

const prompt = { system: 'You play.', user: 'Your move.' };

describe.each(['anthropic', 'ollama'] as const)('%s', (name) => {
  const ask = (conduct: Conduct, signal = new AbortController().signal): Promise<string> => {
    server.conduct = [() => conduct];
    return providerOf(modelConfig(server.url, name))(prompt, signal);
  };
  const failureOf = async (asked: Promise<string>): Promise<string> => {
    const error = await asked.then(
      () => new Error('answered'),
      (thrown: Error) => thrown,
    );
    return `${error.message} ${error.stack} ${error.cause ?? ''}`;
  };

  test('requests the model by name, with its key, and returns its text', async () => {
    expect(await ask({ say: 'I pass.' })).toBe('I pass.');
    const [{ system, user, body, headers }] = server.heard;
    expect({ system, user, model: body.model }).toEqual({ ...prompt, model: 'm' });
    expect(headers['x-api-key'] ?? headers.authorization).toContain(KEY);
  });

  test.each([
    [429, { status: 429 }],
    [500, { status: 500 }],
    [401, { status: 401 }],
  ])('status %d is reported without the response body', async (status, conduct) => {
    const failure = await failureOf(ask(conduct));
    expect(failure).toContain(`gave no answer: status ${status}`);
    expect(failure).not.toContain(KEY);
  });

  test('a redirect is not followed, because the key would go with it', async () => {
    expect(await failureOf(ask({ redirect: `${server.url}/elsewhere` }))).toContain('status 307');
    expect(server.heard).toHaveLength(1);
  });

  test.each([
    ['no JSON', '<html>', 'it did not send JSON'],
    ['half of an object', '{"content": [', 'it did not send JSON'],
    ['another object', '{"error": "overloaded"}', 'it sent something else'],
  ])('%s is not an answer', async (_what, raw, why) => {
    expect(await failureOf(ask({ raw }))).toContain(why);
  });

  test('an endless body is not read to its end', async () => {
    expect(await failureOf(ask('endless'))).toContain('it sent too much');
  });

  test('a broken connection is reported by its code', async () => {
    expect(await failureOf(ask('hangs up'))).toMatch(/cannot be reached \(\w+\)/);
  });

  test.each(['silent', 'dripping'] as const)('one that is %s can be cancelled', async (conduct) => {
    const stop = new AbortController();
    const asked = failureOf(ask(conduct, stop.signal));
    await expect.poll(() => server.heard.length).toBe(1);
    stop.abort();
    expect(await asked).toContain('it took too long');
  });
});

test('an unreachable provider reports only that it is unreachable', async () => {
  const closed = await startModelServer();
  await closed.close();
  const ask = providerOf(modelConfig(closed.url, 'anthropic'));
  await expect(ask(prompt, new AbortController().signal)).rejects.toThrow(
    /cannot be reached \(ECONNREFUSED\)$/,
  );
});
