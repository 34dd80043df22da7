// Signing up, signing in and signing out.
// Invariant: every refusal is typed and changes nothing.

import { eq } from 'drizzle-orm';
import type { Database } from '../database/database';
import { users } from '../database/schema';
import { refused } from '../refused';
import type { AccountDesk, SignUp } from './desk';
import type { createDevices } from './devices';
import { createEntrance } from './entrance';
import { guestName } from './guest-names';
import { checkedName, checkedUsername, checkGiven, isEmail, nameKey } from './names';
import { rethrow } from './refusals';
import {
  type AuthApi,
  type Cookies,
  cookiesIn,
  entering,
  headersOf,
  type Sender,
  sessionOf,
} from './sessions';
import { isUsername, usernameKey } from './usernames';

interface Counter {
  readonly api: AuthApi;
  readonly db: Database['db'];
  readonly devices: ReturnType<typeof createDevices>;
}

const isEmailTaken = async (db: Database['db'], email: string): Promise<boolean> =>
  (await db.$count(users, eq(users.email, email.toLowerCase()))) > 0;

const hasUsername = async (db: Database['db'], username: string): Promise<boolean> => {
  const found = await db
    .select()
    .from(users)
    .where(eq(users.username, usernameKey(username)));
  return found.length > 0;
};

async function signedUp(
  { api, db, devices }: Counter,
  sender: Sender,
  { email, password, name, username }: SignUp,
): Promise<Cookies> {
  const { identity, headers } = await entering(api, sender);
  if (identity !== null && !identity.isGuest) throw refused('already-signed-in');
  checkGiven(password);
  const kept = username === undefined ? undefined : checkedUsername(username);
  const body = {
    email,
    password,
    name: name === undefined ? (identity?.name ?? guestName(sender.language)) : checkedName(name),
    ...(kept === undefined ? {} : { username: kept, displayUsername: kept }),
  };
  const made = await api.signUpEmail({ headers, body, returnHeaders: true }).catch(async (error) => {
    // Another sign-up was faster; better-auth does not say which value collided.
    const failed = error?.body?.code === 'FAILED_TO_CREATE_USER';
    if (failed && kept !== undefined && (await hasUsername(db, kept))) throw refused('username-taken');
    if (failed && (await isEmailTaken(db, email))) throw refused('email-taken');
    return rethrow(error);
  });
  const names = [email, ...(kept === undefined ? [] : [kept])].map(nameKey);
  return [...cookiesIn(made), devices.remembering(sender.cookie, names)];
}

async function signedIn(
  { api, devices }: Counter,
  sender: Sender,
  name: string,
  password: string,
): Promise<Cookies> {
  const { headers } = await entering(api, sender);
  checkGiven(password);
  // An invalid username belongs to no account, so "does not match" says enough.
  if (!isEmail(name) && !isUsername(name)) throw refused('wrong-credentials');
  const done = isEmail(name)
    ? api.signInEmail({ headers, body: { email: name, password }, returnHeaders: true })
    : api.signInUsername({ headers, body: { username: name, password }, returnHeaders: true });
  const cookies = cookiesIn(await done.catch(rethrow));
  return [...cookies, devices.remembering(sender.cookie, [nameKey(name)])];
}

type Signing = Pick<AccountDesk, 'guest' | 'signUp' | 'signIn' | 'signOut' | 'knowsDevice'>;

export function signingAt(counter: Counter): Signing {
  const { api, devices } = counter;
  const { enter } = createEntrance();
  return {
    async guest(sender) {
      const headers = headersOf(sender);
      const { identity, cookies } = await sessionOf(api, headers);
      if (identity !== null) return cookies;
      return cookiesIn(await api.signInAnonymous({ headers, returnHeaders: true }).catch(rethrow));
    },

    signUp: (sender, given) => enter(sender.cookie, given, () => signedUp(counter, sender, given)),

    signIn: (sender, name, password) =>
      enter(sender.cookie, { name, password }, () => signedIn(counter, sender, name, password)),

    knowsDevice: ({ cookie }, name) => devices.isKnown(cookie, nameKey(name)),

    async signOut(sender) {
      return cookiesIn(await api.signOut({ headers: headersOf(sender), returnHeaders: true }).catch(rethrow));
    },
  };
}
