// Strict YAML parsing: every value is checked, and an unknown field is an error that names it.

import type { Fields } from '@sleight/kernel/text/grammar';

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The fields of a map, all of which must be in `known`. */
export function fields(value: unknown, what: string, known: readonly string[]): Fields {
  if (!isFields(value)) throw new Error(`${what} must have fields: ${known.join(', ')}`);
  const stranger = Object.keys(value).find((key) => !known.includes(key));
  if (stranger !== undefined)
    throw new Error(`${what} has no field "${stranger}"; it may have ${known.join(', ')}`);
  return value;
}

/** Any map: its fields belong to the game. */
export function anyFields(value: unknown, what: string): Fields {
  if (value === undefined) return {};
  if (!isFields(value)) throw new Error(`${what} must have fields`);
  return value;
}

export function text(value: unknown, what: string): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return `${value}`;
  throw new Error(`${what} must be text`);
}

export function list(value: unknown, what: string): readonly unknown[] {
  if (value === undefined) return [];
  if (!Array.isArray(value)) throw new Error(`${what} must be a list`);
  return value;
}

export const texts = (value: unknown, what: string): string[] =>
  list(value, what).map((item) => text(item, `an entry of ${what}`));

/** One text, or a list of them. */
export const oneOrMore = (value: unknown, what: string): string[] =>
  Array.isArray(value) ? texts(value, what) : [text(value, what)];
