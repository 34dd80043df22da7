// The devices an account has been used on, remembered in a cookie signed with the server's secret.
// Invariant: the cookie grants no access. It only gives its device a budget of wrong passwords that strangers cannot spend.
// Read next: http/routes/accounts.ts, which counts wrong passwords.

import { createHmac, timingSafeEqual } from 'node:crypto';

export interface Devices {
  /** Has the account with this sign-in name been used on the device of this cookie? */
  isKnown(cookie: string | undefined, account: string): boolean;
  /** The Set-Cookie header that adds these names to the device's list. */
  remembering(cookie: string | undefined, accounts: readonly string[]): string;
}

const COOKIE = 'sleight.device';
/** A family may share a device; the account used longest ago is dropped. */
const MOST = 6;
const YEAR = 365 * 24 * 60 * 60;
const MARK = /^[\w-]{32}$/;

function marksIn(cookie: string | undefined): string[] {
  const pairs = (cookie ?? '').split(/; */).map((pair) => pair.split('='));
  const value = pairs.find(([name]) => name === COOKIE)?.[1] ?? '';
  return value
    .split('.')
    .filter((mark) => MARK.test(mark))
    .slice(0, MOST);
}

export function createDevices(secret: string, isSecure: boolean): Devices {
  const markOf = (account: string): string =>
    createHmac('sha256', secret).update(`device ${account}`).digest('base64url').slice(0, 32);
  return {
    isKnown(cookie, account) {
      const mark = Buffer.from(markOf(account));
      return marksIn(cookie).some((one) => timingSafeEqual(Buffer.from(one), mark));
    },
    remembering(cookie, accounts) {
      const marks = [...new Set([...accounts.map(markOf), ...marksIn(cookie)])].slice(0, MOST);
      const attributes = `Max-Age=${YEAR}; Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
      return `${COOKIE}=${marks.join('.')}; ${attributes}`;
    },
  };
}
