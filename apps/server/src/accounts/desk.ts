// The interface of accounts for the rest of the server.

import type { Accounts, UserIdentity } from './identity';
import type { Cookies, Sender } from './sessions';

export interface SignUp {
  readonly email: string;
  readonly password: string;
  readonly name?: string;
  readonly username?: string;
}

export interface OpenSession {
  readonly id: string;
  readonly isThis: boolean;
  readonly userAgent: string | null;
  readonly since: Date;
}

export interface AccountDesk extends Accounts {
  /** Like `identify`, with the cookies that keep the session fresh. */
  me(sender: Sender): Promise<{ identity: UserIdentity | null; cookies: Cookies }>;
  guest(sender: Sender): Promise<Cookies>;
  signUp(sender: Sender, given: SignUp): Promise<Cookies>;
  /** `name` is an email address or a username. */
  signIn(sender: Sender, name: string, password: string): Promise<Cookies>;
  /** Has the account that signs in with this name been used on the sender's device? */
  knowsDevice(sender: Sender, name: string): boolean;
  signOut(sender: Sender): Promise<Cookies>;
  change(sender: Sender, given: { readonly name?: string; readonly username?: string }): Promise<void>;
  changePassword(sender: Sender, current: string, next: string): Promise<Cookies>;
  /** Is Google sign-in available right now? */
  hasGoogle(): boolean;
  /** The address of Google's sign-in, which returns to `to` on this server, or to `firstTo` with a new account. */
  google(sender: Sender, to: string, firstTo?: string): Promise<{ url: string; cookies: Cookies }>;
  /** The user's ways to sign in, and their open sessions. */
  account(sender: Sender): Promise<{ hasPassword: boolean; sessions: readonly OpenSession[] }>;
  revoke(sender: Sender, session: string): Promise<void>;
  ban(sender: Sender, user: string, isBanned: boolean): Promise<void>;
  /** Makes the account with this email address or username an admin; false if there is none. */
  makeAdmin(name: string): Promise<boolean>;
  /** Handles the callback from Google. */
  callback(request: Request): Promise<Response>;
}
