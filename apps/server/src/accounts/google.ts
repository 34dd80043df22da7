// Signing in with Google, or another OpenID provider in its place, while it responds.
// Invariant: no other request waits for it: every other sign-in uses a separate better-auth that never contacts it.
// Read next: auth.ts for the better-auth setup, accounts.ts for the callers.

import type { GoogleConfig } from '../config/config';
import { refused } from '../refused';
import { type AuthPlan, createAuth, discoveryUrl, GOOGLE } from './auth';

type Auth = ReturnType<typeof createAuth>;

export interface Google {
  /** Did it respond when last contacted? If not, it is contacted again in the background. */
  isThere(): boolean;
  /** A better-auth that includes Google; refused while Google does not respond. */
  auth(): Promise<Auth>;
}

const PATIENCE_MS = 3_000;
/** The minimum time between two attempts while it does not respond. */
const AGAIN_MS = 2_000;

async function answers({ issuer }: GoogleConfig): Promise<boolean> {
  try {
    const { ok } = await fetch(discoveryUrl(issuer), { signal: AbortSignal.timeout(PATIENCE_MS) });
    return ok;
  } catch {
    return false;
  }
}

/** better-auth leaves out a provider that did not respond during setup. */
const hasGoogle = async ({ $context }: Auth): Promise<boolean> =>
  (await $context).socialProviders.some(({ id }) => id === GOOGLE);

export async function openGoogle(config: GoogleConfig, plan: Omit<AuthPlan, 'google'>): Promise<Google> {
  let auth: Auth | null = null;
  let isThere = true;
  let askedAt = 0;

  async function found(): Promise<Auth | null> {
    askedAt = Date.now();
    if (!(await answers(config))) return null;
    const made = auth ?? createAuth({ ...plan, google: config });
    if (!(await hasGoogle(made).catch(() => false))) return null;
    auth = made;
    return made;
  }

  async function look(): Promise<Auth | null> {
    const now = await found();
    if (isThere && now === null) plan.log('warn', 'the OpenID provider does not answer; it is asked again');
    isThere = now !== null;
    return now;
  }

  await look();
  return {
    isThere() {
      if (!isThere && Date.now() - askedAt > AGAIN_MS) void look();
      return isThere;
    },
    async auth() {
      const now = await look();
      if (now === null) throw refused('google-away');
      return now;
    },
  };
}
