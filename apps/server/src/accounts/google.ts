// Signing in with Google, or with the OpenID provider in its place, for as long as it answers.
// Invariant: nobody else waits for it: all other ways in have a better-auth of their own that never asks it anything.
// Read next: auth.ts for how better-auth is set up, accounts.ts for who asks.

import type { GoogleConfig } from '../config/config';
import { refused } from '../refused';
import { type AuthPlan, createAuth, discoveryUrl, GOOGLE } from './auth';

type Auth = ReturnType<typeof createAuth>;

export interface Google {
  /** Did it answer when it was last asked? Where it did not, it is asked again meanwhile. */
  isThere(): boolean;
  /** better-auth with Google in it; refused while Google does not answer. */
  auth(): Promise<Auth>;
}

const PATIENCE_MS = 3_000;
/** One that is away is asked no more often than this. */
const AGAIN_MS = 2_000;

async function answers({ issuer }: GoogleConfig): Promise<boolean> {
  try {
    const { ok } = await fetch(discoveryUrl(issuer), { signal: AbortSignal.timeout(PATIENCE_MS) });
    return ok;
  } catch {
    return false;
  }
}

/** better-auth leaves a provider out that did not answer when it was set up. */
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
