// Reads environment variables. A wrong one is reported in a sentence that names it.
// Invariant: a value that may hold a password or a key is never repeated. Read next: config.ts.

import { type Refusal, refusal } from '@sleight/kernel';

export type Environment = Readonly<Record<string, string | undefined>>;

export const wrong = (name: string, en: string, fr: string): Refusal =>
  refusal({ en: `${name} ${en}.`, fr: `${name} ${fr}.` });

/** An empty variable counts as absent: shells and compose files leave one out that way. */
export function given(env: Environment, name: string): string | null {
  const value = env[name]?.trim();
  return value === undefined || value === '' ? null : value;
}

export function wholeNumber(env: Environment, name: string, otherwise: number, most: number): number {
  const value = given(env, name);
  if (value === null) return otherwise;
  const isOne = /^\d{1,6}$/.test(value) && Number(value) <= most;
  if (isOne) return Number(value);
  throw wrong(
    name,
    `must be a whole number from 0 to ${most}, not "${value}"`,
    `doit être un nombre entier de 0 à ${most}, et non «\u202f${value}\u202f»`,
  );
}

export function addressOf(name: string, value: string, protocols: readonly string[]): URL {
  const address = URL.canParse(value) ? new URL(value) : null;
  if (address !== null && protocols.includes(address.protocol)) return address;
  // The value itself is not repeated: it may hold a password.
  const example = `${protocols[0]}//…`;
  throw wrong(name, `must be an address such as ${example}`, `doit être une adresse telle que ${example}`);
}

export function webAddress(env: Environment, name: string): string | null {
  const value = given(env, name);
  return value === null ? null : addressOf(name, value, ['https:', 'http:']).href.replace(/\/$/, '');
}

/** Variables that only work together: all or none. */
export function together<const N extends string>(
  env: Environment,
  names: readonly N[],
): Readonly<Record<N, string>> | null {
  const values = names.map((name) => [name, given(env, name)] as const);
  const missing = values.filter(([, value]) => value === null).map(([name]) => name);
  if (missing.length === names.length) return null;
  if (missing.length === 0) return Object.fromEntries(values) as Record<N, string>;
  const rest = names.filter((name) => !missing.includes(name));
  throw wrong(
    missing.join(', '),
    `must be set too, because ${rest.join(', ')} is set`,
    `doit aussi être défini, car ${rest.join(', ')} l’est`,
  );
}
