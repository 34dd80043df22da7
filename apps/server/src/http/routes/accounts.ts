// Signing in, sessions, signing out.

import {
  accountSchema,
  banSchema,
  changeMeSchema,
  googleSchema,
  googleUrlSchema,
  guestSchema,
  idSchema,
  meSchema,
  nothingSchema,
  passwordSchema,
  signInSchema,
  signUpSchema,
} from '@sleight/protocol';
import { z } from 'zod';
import type { AccountDesk } from '../../accounts/desk';
import { nameKey } from '../../accounts/names';
import type { WorkLane } from '../../operations/lane';
import { attempt, type RateLimits } from '../../operations/limits';
import { isRefused } from '../../refused';
import { type Route, route } from '../route';

interface Plan {
  readonly accounts: AccountDesk;
  readonly limits: RateLimits;
  /** Guests are created one after the other: there may be many at once, and players must not wait for them. */
  readonly lane: WorkLane;
}

const isWrongPassword = (error: unknown): boolean =>
  isRefused(error) && ['wrong-credentials', 'wrong-password'].includes(error.wire.code);

const idParamSchema = z.object({ id: idSchema });

const entryRoutes = ({ accounts, limits, lane }: Plan): readonly Route[] => [
  route({
    method: 'GET',
    path: '/api/me',
    summary: 'Who I am',
    access: 'anyone',
    shapes: { answer: meSchema },
    async handle({ sender }) {
      const { identity, cookies } = await accounts.me(sender);
      const hasGoogle = accounts.hasGoogle();
      if (identity === null) return { answer: { me: null, hasGoogle }, cookies };
      const { session: _, ...me } = identity;
      return { answer: { me, hasGoogle }, cookies };
    },
  }),
  route({
    method: 'PATCH',
    path: '/api/me',
    summary: 'Change my display name or username',
    access: 'signed-in',
    shapes: { body: changeMeSchema, answer: nothingSchema },
    async handle({ sender, body }) {
      await accounts.change(sender, body);
      return { answer: {} };
    },
  }),
  route({
    method: 'POST',
    path: '/api/account/guest',
    summary: 'Create a guest account with a random name',
    access: 'anyone',
    budget: 'entry',
    shapes: { body: guestSchema, answer: nothingSchema },
    async handle({ sender }) {
      return { answer: {}, cookies: await lane(() => accounts.guest(sender)) };
    },
  }),
  route({
    method: 'POST',
    path: '/api/account/sign-up',
    summary: 'Create an account; a guest keeps decks and matches',
    access: 'anyone',
    budget: 'entry',
    shapes: { body: signUpSchema, answer: nothingSchema },
    async handle({ sender, body }) {
      return { answer: {}, cookies: await accounts.signUp(sender, body) };
    },
  }),
  route({
    method: 'POST',
    path: '/api/account/sign-in',
    summary: 'Sign in with email or username; a guest keeps decks and matches',
    access: 'anyone',
    budget: 'entry',
    shapes: { body: signInSchema, answer: nothingSchema },
    async handle({ sender, address, body: { name, password } }) {
      const account = nameKey(name);
      // Strangers spend their own address's budget; a device the owner has used has a separate one.
      const tries = accounts.knowsDevice(sender, name)
        ? [() => limits.password(`own device, ${account}`)]
        : [
            () => limits.password(`${address}, ${account}`),
            () => limits.passwordsHere(address),
            () => limits.passwordsFor(account).catch(() => limits.passwordGuessed(`${address}, ${account}`)),
          ];
      const signIn = () => accounts.signIn(sender, name, password);
      return { answer: {}, cookies: await attempt(tries, signIn, isWrongPassword) };
    },
  }),
  route({
    method: 'POST',
    path: '/api/account/sign-out',
    summary: 'Sign out; open sockets of this session are closed',
    access: 'signed-in',
    shapes: { answer: nothingSchema },
    async handle({ sender }) {
      return { answer: {}, cookies: await accounts.signOut(sender) };
    },
  }),
];

const accountPageRoutes = ({ accounts, limits }: Plan): readonly Route[] => [
  route({
    method: 'POST',
    path: '/api/account/password',
    summary: 'Change my password; every other session ends',
    access: 'signed-in',
    budget: 'entry',
    shapes: { body: passwordSchema, answer: nothingSchema },
    async handle({ sender, me, body: { current, next } }) {
      const change = () => accounts.changePassword(sender, current, next);
      return {
        answer: {},
        cookies: await attempt([() => limits.password(me.user)], change, isWrongPassword),
      };
    },
  }),
  route({
    method: 'POST',
    path: '/api/account/google',
    summary: 'Where to go to sign in with Google',
    access: 'anyone',
    budget: 'entry',
    shapes: { body: googleSchema, answer: googleUrlSchema },
    async handle({ sender, body }) {
      const { url, cookies } = await accounts.google(sender, body.to, body.firstTo);
      return { answer: { url }, cookies };
    },
  }),
  route({
    method: 'GET',
    path: '/api/account',
    summary: 'My sign-in methods and active sessions',
    access: 'signed-in',
    shapes: { answer: accountSchema },
    async handle({ sender }) {
      const { hasPassword, sessions } = await accounts.account(sender);
      const open = sessions.map((one) => ({ ...one, since: one.since.toISOString() }));
      return { answer: { hasPassword, sessions: open } };
    },
  }),
  route({
    method: 'DELETE',
    path: '/api/account/sessions/:id',
    summary: 'End one of my sessions; its sockets are closed',
    access: 'signed-in',
    shapes: { params: idParamSchema, answer: nothingSchema },
    async handle({ sender, params }) {
      await accounts.revoke(sender, params.id);
      return { answer: {} };
    },
  }),
  route({
    method: 'POST',
    path: '/api/admin/users/:id/ban',
    summary: 'Ban or unban an account',
    access: 'admin',
    shapes: { params: idParamSchema, body: banSchema, answer: nothingSchema },
    async handle({ sender, params, body }) {
      await accounts.ban(sender, params.id, body.isBanned);
      return { answer: {} };
    },
  }),
];

export const accountRoutes = (plan: Plan): readonly Route[] => [
  ...entryRoutes(plan),
  ...accountPageRoutes(plan),
];
