// Users: guests in one click, accounts with email and password or Google, usernames, sessions, roles.
// Invariant: every refusal is typed and changes nothing; cookies are returned to the caller, never stored here.
// Read next: auth.ts for the better-auth setup, signing.ts and settings.ts for the requests, identity.ts for what the
// rest of the server sees.

import type { Config } from '../config/config';
import type { Database } from '../database/database';
import { refused } from '../refused';
import { type AuthPlan, createAuth, GOOGLE, SIGN_IN_PAGE, sessionCookie } from './auth';
import type { AccountDesk } from './desk';
import { createDevices } from './devices';
import { openGoogle } from './google';
import type { IdentityChange } from './identity';
import { rethrow } from './refusals';
import { cookieSecret } from './secret';
import { identifier } from './session-cookie';
import { cookiesIn, headersOf, sessionOf } from './sessions';
import { adminSettings, ownSettings } from './settings';
import { signingAt } from './signing';

export interface AccountsPlan {
  readonly config: Config;
  readonly database: Database;
  readonly origin: string;
  log: AuthPlan['log'];
}

// A single array parameter: thousands of parameters in one statement take long to plan and block other requests.
const LIVE_AMONG = `select id from sessions
  where id in (select json_array_elements_text($1::text::json)) and expires_at > now()`;

type Google = Awaited<ReturnType<typeof openGoogle>> | null;

const googleDesk = (google: Google): Pick<AccountDesk, 'hasGoogle' | 'google' | 'callback'> => ({
  hasGoogle: () => google?.isThere() === true,

  async google(sender, to, firstTo = to) {
    if (google === null) throw refused('no-google');
    const body = {
      provider: GOOGLE,
      callbackURL: to,
      newUserCallbackURL: firstTo,
      errorCallbackURL: SIGN_IN_PAGE,
      disableRedirect: true,
    };
    const headers = headersOf(sender);
    const { api: there } = await google.auth();
    const begun = await there.signInSocial({ headers, body, returnHeaders: true }).catch(rethrow);
    if (begun.response.url === undefined) throw refused('no-google');
    return { url: begun.response.url, cookies: cookiesIn(begun) };
  },

  async callback(request) {
    if (google === null) throw refused('no-google');
    return await (await google.auth()).handler(request);
  },
});

export async function openAccounts({ config, database, origin, log }: AccountsPlan): Promise<AccountDesk> {
  const listeners = new Set<(change: IdentityChange) => void>();
  const changed = (change: IdentityChange): void => {
    for (const listener of listeners) listener(change);
  };
  const secret = await cookieSecret(config);
  const devices = createDevices(secret, origin.startsWith('https:'));
  const plan = { database, origin, secret, changed, log };
  const { api } = createAuth({ ...plan, google: null });
  const google = config.google === null ? null : await openGoogle(config.google, plan);
  const { db } = database;

  return {
    identify: identifier(database, secret, sessionCookie(origin)),

    async liveAmong(given) {
      const open = await database.run(LIVE_AMONG, [JSON.stringify(given)]);
      return new Set(open.map(({ id }) => String(id)));
    },

    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    me: (sender) => sessionOf(api, headersOf(sender)),

    ...signingAt({ api, db, devices }),
    ...ownSettings({ api, db, changed }),
    ...adminSettings({ api, db, changed }),
    ...googleDesk(google),
  };
}
