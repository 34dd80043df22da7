// The callback from Google, the one route that better-auth answers itself.
// Invariant: a person in a browser sends this request, so every error leads to a page that explains it.

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ErrorCode } from '@sleight/protocol';
import { SIGN_IN_PAGE } from '../accounts/auth';
import type { AccountDesk } from '../accounts/desk';
import { isRefused } from '../refused';

export interface CallbackPlan {
  readonly accounts: AccountDesk;
  readonly origin: string;
  /** Refuses too many requests. */
  limit(request: IncomingMessage): Promise<void>;
  refused(code: ErrorCode): void;
  failed(error: unknown): void;
}

/** The error codes of better-auth and of providers; any other error is reported without a cause. */
const reasons: Readonly<Record<string, ErrorCode>> = {
  access_denied: 'google-cancelled',
  account_not_linked: 'google-email-taken',
  BANNED_USER: 'banned',
};

/** Why better-auth redirects to the sign-in page; null if it redirects elsewhere. */
function reasonIn(to: string, origin: string): ErrorCode | null {
  const { pathname, searchParams } = new URL(to, origin);
  const reason = searchParams.get('error');
  if (pathname !== SIGN_IN_PAGE || reason === null) return null;
  return reasons[reason] ?? 'google-failed';
}

function requestTo(origin: string, { url = '/', headers: given }: IncomingMessage): Request {
  const headers = new Headers();
  for (const name of ['cookie', 'user-agent'] as const) {
    const value = given[name];
    if (value !== undefined) headers.set(name, value);
  }
  return new Request(new URL(url, origin), { headers });
}

export function createCallback({ accounts, origin, limit, refused, failed }: CallbackPlan) {
  function sorry(error: unknown): string {
    if (!isRefused(error)) failed(error);
    return explained(isRefused(error) ? error.wire.code : 'google-failed');
  }

  function explained(code: ErrorCode): string {
    refused(code);
    return `${SIGN_IN_PAGE}?error=${code}`;
  }

  async function landing(request: IncomingMessage, response: ServerResponse): Promise<string> {
    await limit(request);
    const answer = await accounts.callback(requestTo(origin, request));
    const cookies = answer.headers.getSetCookie();
    if (cookies.length > 0) response.setHeader('set-cookie', cookies);
    const to = answer.headers.get('location');
    if (to === null) throw new Error(`better-auth answers the way back with ${answer.status}`);
    const reason = reasonIn(to, origin);
    return reason === null ? to : explained(reason);
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const location = await landing(request, response).catch(sorry);
    response.writeHead(302, { location, 'cache-control': 'no-store' });
    response.end();
  };
}
