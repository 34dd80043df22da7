// A language model's server on this machine, speaking Anthropic's messages API and Ollama's chat API over real
// sockets. It is as strict as the real ones, answers as instructed, and can simulate any network failure.

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type ModelConfig, model, type ProviderName } from '../config/model';

/** One question as received. */
export interface ModelRequest {
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  /** The system prompt and the question. */
  readonly system: string;
  readonly user: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into whatever was sent
  readonly body: any;
}

export type Conduct =
  | { readonly say: string }
  /** An error in the API's own format; some proxies repeat the request, including the key. */
  | { readonly status: number }
  | { readonly raw: string }
  /** Sends nothing, or a byte now and then, and never ends. */
  | 'silent'
  | 'dripping'
  | 'endless'
  | 'hangs up'
  | { readonly redirect: string };

export interface ModelServer {
  readonly url: string;
  readonly heard: ModelRequest[];
  /** Its next behaviours; the last one repeats. */
  conduct: ((heard: ModelRequest) => Conduct)[];
  close(): Promise<void>;
}

export const KEY = 'sk-test-hunter2';
export const answering = (index: number, en = 'Because.', fr = 'Parce que.'): Conduct => ({
  say: JSON.stringify({ index, reason_en: en, reason_fr: fr }),
});

/** The reason to refuse a request, as the real servers do. */
function problem({ path, headers, body }: ModelRequest): number | null {
  if (headers['content-type'] !== 'application/json') return 400;
  if (path === '/v1/messages') {
    if (headers['x-api-key'] !== KEY) return 401;
    const isRight = typeof headers['anthropic-version'] === 'string' && Number.isInteger(body.max_tokens);
    return isRight && body.messages.every(({ role }: { role: string }) => role !== 'system') ? null : 400;
  }
  if (path !== '/api/chat') return 404;
  // It would otherwise stream, one object per line.
  return body.stream === false ? null : 400;
}

const wrapped = (path: string, text: string): string =>
  JSON.stringify(
    path === '/v1/messages'
      ? {
          type: 'message',
          role: 'assistant',
          content: [
            { type: 'thinking', thinking: '…' },
            { type: 'text', text },
          ],
        }
      : { model: 'm', message: { role: 'assistant', content: text }, done: true },
  );

function drip(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/json' });
  const dripping = setInterval(() => response.write(' '), 5);
  response.on('close', () => clearInterval(dripping));
}

function pour(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/json' });
  const more = (): void => {
    while (!response.destroyed && response.write(' '.repeat(65_536)));
  };
  response.on('drain', more);
  more();
}

function behave(response: ServerResponse, { path, headers }: ModelRequest, conduct: Conduct): void {
  const end = (status: number, body: string): void => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(body);
  };
  if (conduct === 'silent') return;
  if (conduct === 'dripping') drip(response);
  else if (conduct === 'endless') pour(response);
  else if (conduct === 'hangs up') response.destroy();
  else if ('redirect' in conduct) response.writeHead(307, { location: conduct.redirect }).end();
  else if ('status' in conduct) end(conduct.status, JSON.stringify({ type: 'error', headers }));
  else end(200, 'raw' in conduct ? conduct.raw : wrapped(path, conduct.say));
}

async function hear(request: IncomingMessage): Promise<ModelRequest> {
  let text = '';
  for await (const chunk of request) text += chunk;
  const body = JSON.parse(text);
  const said = (role: string): string =>
    body.messages.find((one: { role: string }) => one.role === role)?.content ?? '';
  const system = body.system ?? said('system');
  return { path: request.url ?? '', headers: request.headers, system, user: said('user'), body };
}

export async function startModelServer(): Promise<ModelServer> {
  const server = createServer(async (request, response) => {
    const heard = await hear(request);
    running.heard.push(heard);
    const wrong = problem(heard);
    const { conduct } = running;
    const next = conduct.length > 1 ? conduct.shift()! : conduct[0];
    behave(response, heard, wrong === null ? next(heard) : { status: wrong });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const running: ModelServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    heard: [],
    conduct: [() => answering(1)],
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return running;
}

/** Settings as they would come from the environment. */
export const modelEnv = (url: string, provider: ProviderName = 'anthropic'): Record<string, string> => ({
  SLEIGHT_MODEL_PROVIDER: provider,
  SLEIGHT_MODEL: 'm',
  SLEIGHT_MODEL_KEY: KEY,
  SLEIGHT_MODEL_URL: url,
});

export const modelConfig = (
  url: string,
  provider: ProviderName,
  changes: Partial<ModelConfig> = {},
): ModelConfig => ({ ...model(modelEnv(url, provider))!, ...changes });
