// Reads request bodies, within limits.

import type { IncomingMessage } from 'node:http';
import { refused } from '../refused';

const MOST_BYTES = 64 * 1024;

export async function readJson(request: IncomingMessage): Promise<unknown> {
  if (Number(request.headers['content-length'] ?? 0) > MOST_BYTES) throw refused('too-large');
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > MOST_BYTES) throw refused('too-large');
    chunks.push(chunk);
  }
  if (size === 0) return undefined;
  // Forms on other sites cannot send this type, so the check also keeps them out.
  const isJson = /^application\/json\b/i.test(request.headers['content-type'] ?? '');
  if (!isJson) throw refused('malformed');
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8'));
  } catch {
    throw refused('malformed');
  }
}
