// The way back from Google, the one route that better-auth answers itself.

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AccountDesk } from '../accounts/accounts';

export async function answerCallback(
  accounts: AccountDesk,
  origin: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const headers = new Headers();
  for (const name of ['cookie', 'user-agent'] as const) {
    const value = request.headers[name];
    if (value !== undefined) headers.set(name, value);
  }
  const given = new Request(new URL(request.url ?? '/', origin), { headers });
  const answer = await accounts.callback(given);
  const cookies = answer.headers.getSetCookie();
  if (cookies.length > 0) response.setHeader('set-cookie', cookies);
  const to = answer.headers.get('location');
  if (to !== null) response.setHeader('location', to);
  response.writeHead(answer.status, { 'cache-control': 'no-store' });
  response.end();
}
