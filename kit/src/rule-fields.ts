// The rule parameters of a game as form fields: each with its name, its allowed values, and its current value.
// Invariant: made from the schema that validates the rules, so that a form offers what the game accepts. Lists and free
// text are left out: they are for authors of rulesets.
// Next: parameters.ts for names and bounds.

import type { Said } from '@sleight/kernel/book';
import { z } from 'zod';
import { boundsOf, type ParameterName, type Parameters } from './parameters';
import { say } from './rules-text';

interface Named {
  /** "deck.size" */
  readonly path: string;
  readonly name: Said;
}

export type RuleField = Named &
  (
    | {
        readonly kind: 'number';
        readonly value: number | null;
        readonly least: number;
        readonly most: number;
        /** The reason for the upper bound. */
        readonly because: Said;
        /** The meaning of an empty field; absent if a number is required. */
        readonly none?: Said;
      }
    | { readonly kind: 'switch'; readonly value: boolean }
    | {
        readonly kind: 'choice';
        readonly value: string | number;
        readonly choices: readonly { readonly value: string | number; readonly name: Said }[];
      }
  );

/** The type inside defaults, and whether it may be empty. */
function bare(schema: unknown): { inner: unknown; isNullable: boolean } {
  let [inner, isNullable] = [schema, false];
  while (inner instanceof z.ZodDefault || inner instanceof z.ZodNullable) {
    isNullable ||= inner instanceof z.ZodNullable;
    inner = inner.def.innerType;
  }
  return { inner, isNullable };
}

/** The values of an enum, a literal or a union of literals; null for anything else. */
function valuesOf(schema: unknown): (string | number)[] | null {
  if (schema instanceof z.ZodUnion) {
    const each = schema.def.options.map(valuesOf);
    return each.some((values) => values === null) ? null : each.flatMap((values) => values ?? []);
  }
  const listed: readonly unknown[] | null =
    schema instanceof z.ZodEnum ? schema.options : schema instanceof z.ZodLiteral ? schema.def.values : null;
  const values = listed?.filter((value) => typeof value === 'string' || typeof value === 'number');
  return values === undefined || values.length !== listed?.length ? null : values;
}

function fieldFor(path: string, schema: unknown, named: ParameterName, value: unknown): RuleField | null {
  const { inner, isNullable } = bare(schema);
  const field = { path, name: named.name };
  const bounds = boundsOf(inner);
  if (bounds !== null && (typeof value === 'number' || value === null)) {
    const none = isNullable && named.none !== undefined ? { none: named.none } : {};
    return { ...field, kind: 'number', value, ...bounds, ...none };
  }
  if (inner instanceof z.ZodBoolean && typeof value === 'boolean') return { ...field, kind: 'switch', value };
  const values = valuesOf(inner);
  const isOneOf = typeof value === 'string' || typeof value === 'number';
  if (values === null || !isOneOf) return null;
  const choices = values.map((one) => ({
    value: one,
    name: named.values?.[one] ?? say(String(one), String(one)),
  }));
  return { ...field, kind: 'choice', value, choices };
}

const isSection = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every parameter a form can offer, in schema order, with its value under these rules. */
export function ruleFields({ schema, names }: Parameters, rules: unknown, above = ''): RuleField[] {
  if (!(schema instanceof z.ZodObject) || !isSection(rules)) return [];
  const shape: Readonly<Record<string, z.ZodType>> = schema.shape;
  return Object.entries(shape).flatMap(([key, part]) => {
    const path = `${above}${key}`;
    const named = names[path];
    if (named?.unoffered) return [];
    if (named === undefined) return ruleFields({ schema: part, names }, rules[key], `${path}.`);
    const field = fieldFor(path, part, named, rules[key]);
    return field === null ? [] : [field];
  });
}
