// The log: one JSON object per line.
// Invariant: it never contains a password, cookie, token, seed or hidden card. Logged fields are chosen one by one,
// and the database's details of an error are left out.

import pino from 'pino';
import type { Config } from '../config/config';

export type Log = pino.Logger;

const secrets = ['cookie', 'authorization', 'password', 'token', 'secret', 'seed', 'email', 'params'];

interface Told {
  readonly type: string;
  readonly message: string;
  readonly code?: string;
  readonly at?: string;
  readonly cause?: Told;
}

/** A failed query is logged without its values, and without the values a database repeats in its message. */
function messageOf(error: Error): string {
  if ('query' in error && typeof error.query === 'string' && 'params' in error) {
    return `Failed query: ${error.query}`;
  }
  const isFromDatabase = 'severity' in error || 'routine' in error;
  return isFromDatabase ? 'The database refused it.' : error.message;
}

export function told(error: unknown): Told {
  if (!(error instanceof Error)) return { type: typeof error, message: 'Something was thrown.' };
  const lines = error.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? [];
  return {
    type: error.name,
    message: messageOf(error),
    ...('code' in error ? { code: String(error.code) } : {}),
    at: lines.map((line) => line.trim()).join(' < '),
    ...(error.cause instanceof Error ? { cause: told(error.cause) } : {}),
  };
}

/** Without our own message pino would use the error's, values included. */
function withMessage(args: unknown[]): unknown[] {
  const [first, ...rest] = args;
  if (first instanceof Error) return [{ err: first }, ...(rest.length === 0 ? [told(first).message] : rest)];
  const carried = typeof first === 'object' && first !== null && 'err' in first ? first.err : undefined;
  return carried !== undefined && rest.length === 0 ? [first, told(carried).message] : args;
}

export const createLog = (
  { logLevel }: Pick<Config, 'logLevel'>,
  destination: pino.DestinationStream = pino.destination(1),
): Log =>
  pino(
    {
      level: logLevel,
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (level) => ({ level }) },
      redact: {
        paths: secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
        censor: '[kept secret]',
      },
      serializers: { err: told },
      hooks: {
        logMethod(args, method) {
          Reflect.apply(method, this, withMessage(args));
        },
      },
    },
    destination,
  );
