// Checks the names and sign-in names of accounts.

import { refused } from '../refused';
import { displayName } from './display-names';
import { isUsername, usernameKey } from './usernames';

export const isEmail = (name: string): boolean => name.includes('@');

/** One key for all spellings of the name an account signs in with. */
export const nameKey = (name: string): string => (isEmail(name) ? name.toLowerCase() : usernameKey(name));

export function checkGiven(password: string): void {
  if (password === '') throw refused('no-password');
}

export function checkedName(name: string): string {
  const kept = displayName(name);
  if (kept === null) throw refused('bad-name');
  return kept;
}

export function checkedUsername(username: string): string {
  const kept = username.normalize('NFC');
  if (!isUsername(kept)) throw refused('bad-username');
  return kept;
}
