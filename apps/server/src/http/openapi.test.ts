import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshPglite } from '../testing/databases';
import { browserAt, runningOver, type TestServer } from '../testing/running';

let running: TestServer;
beforeAll(async () => {
  running = await runningOver(await freshPglite());
});
afterAll(() => running.server.close());

interface Operation {
  readonly parameters: readonly { readonly name: string; readonly in: string }[];
  readonly requestBody?: { readonly content: Record<string, { readonly schema: object }> };
  readonly responses: Record<string, { readonly content: Record<string, { readonly schema: object }> }>;
}

test.each([
  ['over http', {}],
  ['over https', { SLEIGHT_URL: 'https://play.example.org' }],
])('it names the cookie that is actually sent, %s', async (_how, env: Record<string, string>) => {
  const one = await runningOver(await freshPglite(), env);
  const { ask } = browserAt(one.origin);
  const ours = { origin: env.SLEIGHT_URL ?? one.origin };
  const { headers } = await ask('POST', '/api/account/guest', undefined, ours);
  const [sent] = headers.getSetCookie().map((cookie) => cookie.split('=')[0]);
  const { body } = await ask('GET', '/api/openapi.json');
  expect(body.components.securitySchemes.session).toEqual({ type: 'apiKey', in: 'cookie', name: sent });
  await one.server.close();
});

test('the API describes every path, from the schemas that parse its requests', async () => {
  const { body } = await browserAt(running.origin).ask('GET', '/api/openapi.json');
  expect(body.openapi).toBe('3.1.0');
  const operations = Object.entries<Record<string, Operation>>(body.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  expect(operations.length).toBeGreaterThan(20);
  for (const { path, operation } of operations) {
    const inPath = operation.parameters.filter((one) => one.in === 'path').map(({ name }) => `{${name}}`);
    expect(inPath).toEqual(path.match(/\{\w+\}/g) ?? []);
    expect(operation.responses['200'].content['application/json'].schema).toBeTypeOf('object');
  }
  const signUp: Operation = body.paths['/api/account/sign-up'].post;
  expect(signUp.requestBody?.content['application/json'].schema).toMatchObject({
    type: 'object',
    required: ['email', 'password'],
    additionalProperties: false,
  });
  expect(body.components.schemas.Error.required).toEqual(['code', 'message']);
});
