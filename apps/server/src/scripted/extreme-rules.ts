// Extreme rules: every parameter of a game's schema with the values at and beyond its bounds, alone and together.
// Invariant: the schema is walked, so a new parameter is covered at once.
// Next: rooms/extreme-rules.test.ts for the cost of such rules, extremes.ts for their cost on a live server.

import type { Game } from '@sleight/kit';
import { z } from 'zod';

export interface Parameter {
  readonly path: readonly string[];
  readonly schema: z.core.$ZodType;
  /** Valid values of the parameter alone: the ends of its range, or each of its words. */
  readonly allowed: readonly unknown[];
  /** Invalid values. */
  readonly refused: readonly unknown[];
}

const HUGE = [Number.MAX_SAFE_INTEGER + 1, 1e300, -1e300, 2_147_483_648, 1_000_001, 500_000_000];
const STRANGE: readonly unknown[] = [
  ...HUGE,
  -1_000_001,
  0.5,
  -0.5,
  '7',
  'x'.repeat(100_000),
  '\0',
  true,
  null,
  [],
  {},
  new Array(100_000).fill('x'),
  new Array(1_000).fill(['x', 'y']),
  Object.fromEntries(Array.from({ length: 5_000 }, (_, i) => [`k${i}`, i])),
  Number.NaN,
  Number.POSITIVE_INFINITY,
];

/** The union of all kinds of schema; zod needs it for walking one. */
const defOf = (schema: z.core.$ZodType): z.core.$ZodTypes['_zod']['def'] =>
  (schema as z.core.$ZodTypes)._zod.def;

const accepts = (schema: z.core.$ZodType, value: unknown): boolean => z.safeParse(schema, value).success;

/** The last accepted number from `from` on in steps of `by`, found by doubling and halving. */
function last(schema: z.core.$ZodType, from: number, by: 1 | -1): number {
  let good = 0;
  let step = 1;
  while (step >= 1) {
    if (good + step < Number.MAX_SAFE_INTEGER / 2 && accepts(schema, from + by * (good + step))) {
      good += step;
      step *= 2;
    } else step /= 2;
  }
  return from + by * good;
}

function ends(schema: z.core.$ZodType): unknown[] {
  const inside = Array.from({ length: 401 }, (_, i) => i - 200).find((n) => accepts(schema, n));
  if (inside === undefined) return [];
  const [least, most] = [last(schema, inside, -1), last(schema, inside, 1)];
  return [...new Set([least, most, Math.round((least + most) / 2)])];
}

/** A list with the maximum number of different entries. */
function longest(schema: z.core.$ZodType, entries: readonly unknown[]): unknown[] {
  const length = last(
    z.custom((n) => Number.isInteger(n) && accepts(schema, listOf(entries, Number(n)))),
    entries.length,
    1,
  );
  return listOf(entries, length);
}
const listOf = (entries: readonly unknown[], length: number): unknown[] =>
  Array.from({ length }, (_, i) => entries[i % entries.length]);

/** Values at the bounds of a schema of any kind. */
function boundsOf(schema: z.core.$ZodType): unknown[] {
  const def = defOf(schema);
  switch (def.type) {
    case 'default':
    case 'optional':
      return boundsOf(def.innerType);
    case 'nullable':
      return [null, ...boundsOf(def.innerType)];
    case 'number':
      return ends(schema);
    case 'boolean':
      return [true, false];
    case 'enum':
      return Object.values(def.entries);
    case 'literal':
      return [...def.values];
    case 'union':
      return def.options.flatMap(boundsOf);
    case 'string':
      return ['x', 'x'.repeat(20), 'x'.repeat(60)].filter((text) => accepts(schema, text));
    case 'tuple':
      return [def.items.map((item) => boundsOf(item)[0])];
    case 'array': {
      const entries = boundsOf(def.element);
      const lists = [
        [],
        ...entries.map((entry) => [entry]),
        ...entries.map((entry) => listOf([entry], 4)),
        entries,
      ];
      return [...lists, longest(schema, entries.slice(0, 1))].filter((list) => accepts(schema, list));
    }
    case 'record':
      return [{}, { later: 1 }, { later: 'x'.repeat(90), more: [[1]] }].filter((value) =>
        accepts(schema, value),
      );
    default:
      throw new Error(`no extreme values are known for a parameter of the kind "${def.type}"`);
  }
}

/** Every parameter of a rules schema, nested sections included. */
export function parametersIn(schema: z.core.$ZodType, path: readonly string[] = []): Parameter[] {
  const def = defOf(schema);
  if (def.type === 'object')
    return Object.entries(def.shape).flatMap(([name, inner]) => parametersIn(inner, [...path, name]));
  const allowed = boundsOf(schema);
  return [{ path, schema, allowed, refused: STRANGE.filter((value) => !accepts(schema, value)) }];
}

/** One parameter set to a value. */
export interface Setting {
  readonly path: readonly string[];
  readonly value: unknown;
}

const isSection = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Changes to a ruleset with these settings, whole sections at a time, as a client would send them. */
export function changesFor(
  game: Game,
  ruleset: string,
  settings: readonly Setting[],
): Record<string, unknown> {
  const usual = game.rules(ruleset, {});
  const changes: Record<string, unknown> = {};
  for (const { path, value } of settings) {
    const [head, ...rest] = path;
    changes[head] = withValue(changes[head] ?? (isSection(usual) ? usual[head] : undefined), rest, value);
  }
  return changes;
}

function withValue(section: unknown, [head, ...rest]: readonly string[], value: unknown): unknown {
  if (head === undefined) return value;
  const fields = isSection(section) ? section : {};
  return { ...fields, [head]: withValue(fields[head], rest, value) };
}
