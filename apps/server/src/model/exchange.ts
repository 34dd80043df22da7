// One JSON message out, one back, over HTTP.
// Invariant: an error from here contains only a status or a code: addresses, headers and bodies may hold the key.
// Redirects are not followed, because the key would go with them; the length of a body is limited.

export interface Letter {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** Far more than any real answer. */
const MOST_BYTES = 262_144;

export const noAnswer = (why: string): Error => new Error(`the language model gave no answer: ${why}`);

/** The operating system's short code for a failed connection. */
function codeOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  return /^[A-Z0-9_]+$/.test(code) ? ` (${code})` : '';
}

/** Null if it exceeds the limit. */
async function bodyOf(response: Response): Promise<string | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > MOST_BYTES) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

export async function exchange({ url, headers, body }: Letter, signal: AbortSignal): Promise<unknown> {
  const lost = (error: unknown): never => {
    throw noAnswer(signal.aborted ? 'it took too long' : `it cannot be reached${codeOf(error)}`);
  };
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
    redirect: 'manual',
    signal,
  }).catch(lost);
  if (response.status !== 200) {
    await response.body?.cancel();
    throw noAnswer(`status ${response.status}`);
  }
  const text = await bodyOf(response).catch(lost);
  if (text === null) throw noAnswer('it sent too much');
  try {
    return JSON.parse(text);
  } catch {
    throw noAnswer('it did not send JSON');
  }
}
