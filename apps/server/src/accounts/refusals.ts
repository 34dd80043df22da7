// Maps better-auth's refusals to our typed errors.

import type { ErrorCode } from '@sleight/protocol';
import { isAPIError } from 'better-auth/api';
import { isRefused, refused } from '../refused';

const codes: Readonly<Record<string, ErrorCode>> = {
  ANONYMOUS_USERS_CANNOT_SIGN_IN_AGAIN_ANONYMOUSLY: 'already-signed-in',
  BANNED_USER: 'banned',
  INVALID_EMAIL: 'bad-email',
  INVALID_EMAIL_OR_PASSWORD: 'wrong-credentials',
  INVALID_PASSWORD: 'wrong-password',
  INVALID_USERNAME: 'bad-username',
  INVALID_USERNAME_OR_PASSWORD: 'wrong-credentials',
  CREDENTIAL_ACCOUNT_NOT_FOUND: 'wrong-credentials',
  PASSWORD_TOO_LONG: 'bad-password',
  PASSWORD_TOO_SHORT: 'bad-password',
  PROVIDER_NOT_FOUND: 'no-google',
  USERNAME_IS_ALREADY_TAKEN: 'username-taken',
  USERNAME_TOO_LONG: 'bad-username',
  USERNAME_TOO_SHORT: 'bad-username',
  USER_ALREADY_EXISTS: 'email-taken',
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: 'email-taken',
  USER_NOT_FOUND: 'not-found',
  VALIDATION_ERROR: 'malformed',
  YOU_ARE_NOT_ALLOWED_TO_BAN_USERS: 'not-allowed',
  YOU_CANNOT_BAN_YOURSELF: 'not-allowed',
};

const byStatus: Readonly<Record<number, ErrorCode>> = { 401: 'not-signed-in', 403: 'not-allowed' };

/** Throws it as a typed error; an unknown one is rethrown unchanged, as a bug of ours. */
export function rethrow(error: unknown): never {
  if (isRefused(error) || !isAPIError(error)) throw error;
  const code = codes[error.body?.code ?? ''] ?? byStatus[error.statusCode];
  throw code === undefined ? error : refused(code);
}

/** Does this error, or one of its causes, report a unique violation? */
export function isTaken(error: unknown): boolean {
  for (let e = error; e instanceof Error; e = e.cause) {
    if ('code' in e && e.code === '23505') return true;
  }
  return false;
}
