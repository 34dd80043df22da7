// Writes answers: compressed if the client accepts it, and omitted if the client already has them.
// Invariant: only answers that are the same for everyone are cacheable; all others are marked `no-store`.

import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** How long an answer may be cached, and its tag for revalidation. */
export interface CachePolicy {
  readonly tag: string;
  readonly control: string;
}

/** A file download with its name. */
export interface SentFile {
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** Anything shorter fits into one packet uncompressed. */
const LEAST_TO_COMPRESS = 1_400;

type Encoding = 'br' | 'gzip';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const compress = (encoding: Encoding, text: string): Promise<Buffer> =>
  encoding === 'br' ? brotli(text, options) : zip(text);

function encodingFor({ headers }: IncomingMessage): Encoding | null {
  const accepted = String(headers['accept-encoding'] ?? '').toLowerCase();
  const accepts = (name: string): boolean =>
    accepted
      .split(',')
      .some((one) => new RegExp(`^\\s*${name}\\s*(;\\s*q=(?!0(\\.0*)?\\s*$).*)?$`).test(one));
  return accepts('br') ? 'br' : accepts('gzip') ? 'gzip' : null;
}

/** Cacheable answers are compressed once, not for every client. */
const compressed = new Map<string, Promise<Buffer>>();

function bodyOf(text: string, encoding: Encoding | null, kept: CachePolicy | undefined): Promise<Buffer> {
  if (encoding === null) return Promise.resolve(Buffer.from(text));
  if (kept === undefined) return compress(encoding, text);
  const key = `${encoding} ${kept.tag}`;
  const body = compressed.get(key) ?? compress(encoding, text);
  compressed.set(key, body);
  return body;
}

export const sendJsonText = (
  request: IncomingMessage,
  response: ServerResponse,
  text: string,
  kept?: CachePolicy,
): Promise<void> => sendText(request, response, { text, type: 'application/json; charset=utf-8' }, kept);

export function sendFile(response: ServerResponse, { name, type, bytes }: SentFile): void {
  response.writeHead(200, {
    'cache-control': 'no-store',
    'content-type': type,
    'content-length': bytes.length,
    'content-disposition': `attachment; filename="${name.replaceAll(/[^\w.-]/g, '_')}"`,
  });
  response.end(bytes);
}

export async function sendText(
  request: IncomingMessage,
  response: ServerResponse,
  { text, type }: { readonly text: string; readonly type: string },
  kept?: CachePolicy,
): Promise<void> {
  const head = {
    'cache-control': kept?.control ?? 'no-store',
    vary: 'accept-encoding',
    ...(kept === undefined ? {} : { etag: kept.tag }),
  };
  if (kept !== undefined && request.headers['if-none-match'] === kept.tag) {
    response.writeHead(304, head);
    response.end();
    return;
  }
  const encoding = text.length < LEAST_TO_COMPRESS ? null : encodingFor(request);
  const body = await bodyOf(text, encoding, kept);
  response.writeHead(200, {
    ...head,
    'content-type': type,
    'content-length': body.length,
    ...(encoding === null ? {} : { 'content-encoding': encoding }),
  });
  response.end(body);
}
