// Rule parameters: numbers within what a table can hold, and what each parameter is called in both languages.
// Invariant: a parameter without a name does not compile (`NamesOf`), and every refusal names it.
// Next: problems.ts for the sentences of a refusal, each game's rules.ts and parameters.ts.

import type { Said } from '@sleight/kernel/book';
import { fieldProblems, inBoth, refusalOf } from '@sleight/kernel/problems';
import { z } from 'zod';
import { say } from './rules-text';

/** Why a number may not be larger. */
export const LIMITS = {
  deck: say('the largest deck a table can hold', 'le plus grand deck qu’une table peut accueillir'),
  hand: say('the most cards a hand can hold', 'le plus de cartes qu’une main peut contenir'),
  match: say('a match has to end', 'une partie doit se terminer'),
  score: say('the highest score a match can reach', 'le score le plus élevé d’une partie'),
  board: say('a table has no room for more', 'une table n’a pas de place pour plus'),
  day: say('a decision can take one day at most', 'une décision peut prendre un jour au plus'),
  stat: say('the highest value on a card', 'la plus haute valeur d’une carte'),
} as const satisfies Record<string, Said>;

/** The largest deck of any ruleset; a list with its leader and missions still fits into one message. */
export const LARGEST_DECK = 150;

interface Bounds {
  readonly least: number;
  readonly most: number;
  /** Why it may not be larger. */
  readonly because: Said;
}

const bounded = new WeakMap<object, Bounds>();

/** The bounds of a number that `whole` made; null for any other schema. */
export const boundsOf = (schema: unknown): Bounds | null =>
  typeof schema === 'object' && schema !== null ? (bounded.get(schema) ?? null) : null;

/** A whole number within what a table can hold. */
export function whole(least: number, most: number, because: Said) {
  const { en, fr } = because;
  const isWhole = (n: number): boolean => Number.isInteger(n) && n >= least && n <= most;
  const schema = z
    .number()
    .refine(
      isWhole,
      inBoth(
        `must be a whole number from ${least} to ${most} (${en})`,
        `doit être un nombre entier de ${least} à ${most} (${fr})`,
      ),
    );
  bounded.set(schema, { least, most, because });
  return schema;
}

/** A short name: of a card set, a format, a card number. */
export const label = (most = 60) =>
  z
    .string()
    .min(1)
    .max(most)
    .refine(
      (text) => /^[^\0\p{Surrogate}]*$/u.test(text),
      inBoth('contains a character that isn’t text', 'contient un caractère qui n’est pas du texte'),
    );

/** The name of one parameter, and of its values if they are words. */
export interface ParameterName {
  readonly name: Said;
  /** By value. */
  readonly values?: Readonly<Record<string, Said>>;
  /** The meaning of null, or of an empty list. */
  readonly none?: Said;
  /** Left out where rules are chosen for one match: nothing at the table follows from it. */
  readonly unoffered?: true;
}

/** By path: "deck.size". */
export type ParameterNames = Readonly<Record<string, ParameterName>>;

/** The rules of a game as data: what may be set, and what it is called. */
export interface Parameters<S extends z.ZodType = z.ZodType> {
  readonly schema: S;
  readonly names: ParameterNames;
}

type Section<V> = V extends readonly unknown[]
  ? false
  : V extends object
    ? string extends keyof V
      ? false
      : true
    : false;

/** Every parameter by its path; sections of parameters are walked into. */
type PathsOf<R> = {
  [K in keyof R & string]-?: Section<NonNullable<R[K]>> extends true
    ? `${K}.${PathsOf<NonNullable<R[K]>>}`
    : K;
}[keyof R & string];

type At<R, P extends string> = P extends `${infer Head}.${infer Rest}`
  ? Head extends keyof R
    ? At<NonNullable<R[Head]>, Rest>
    : never
  : P extends keyof R
    ? R[P]
    : never;

type Word<V> = Extract<V extends readonly (infer E)[] ? E : V, string>;
type NameFor<V> = { readonly name: Said; readonly none?: Said; readonly unoffered?: true } & (null extends V
  ? { readonly none: Said }
  : unknown) &
  ([Word<V>] extends [never]
    ? unknown
    : string extends Word<V>
      ? unknown
      : { readonly values: Readonly<Record<Word<V>, Said>> });

/** A name for every parameter of these rules, and for every value that is a word. */
export type NamesOf<R> = { readonly [P in PathsOf<R>]: NameFor<At<R, P>> };

const RULES = say('rules', 'règles');

/** The parameter that holds this field: "start.draw" for "start.draw.2". */
function nameAt(names: ParameterNames, field: string): Said {
  const parts = field.split('.');
  for (let n = parts.length; n > 0; n--) {
    const path = parts.slice(0, n).join('.');
    // A field may be called like a method of every object.
    const found = Object.hasOwn(names, path) ? names[path] : undefined;
    if (found !== undefined) return say(`${found.name.en} (${field})`, `${found.name.fr} (${field})`);
  }
  return say(field, field);
}

/** Reads rules whole. Throws a sentence that names every parameter that is wrong, and why. */
export function readRules<S extends z.ZodType>(
  { schema, names }: Parameters<S>,
  whole: unknown,
): z.output<S> {
  const read = schema.safeParse(whole);
  if (read.success) return read.data;
  throw refusalOf(RULES, fieldProblems(schema, whole), (field) => nameAt(names, field));
}

const isSection = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const NOTHING = say('none', 'aucun');

/** A value as people read it. */
function valueSaid(value: unknown, { values, none }: ParameterName): Said {
  if (value === null || value === undefined) return none ?? NOTHING;
  if (typeof value === 'boolean') return value ? say('yes', 'oui') : say('no', 'non');
  if (typeof value === 'string') return values?.[value] ?? say(value, value);
  if (isSection(value)) return valueSaid(Object.keys(value), { name: NOTHING });
  if (!Array.isArray(value)) return say(String(value), String(value));
  if (value.length === 0) return none ?? NOTHING;
  const items = value.map((item: unknown) =>
    Array.isArray(item)
      ? say(item.join(' + '), item.join(' + '))
      : valueSaid(item, { name: NOTHING, values }),
  );
  return say(items.map(({ en }) => en).join(', '), items.map(({ fr }) => fr).join(', '));
}

const valueAt = (rules: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((at, key) => (isSection(at) ? at[key] : undefined), rules);

/** Values that are words of their own stand in quotation marks. */
const quoted = ({ en, fr }: Said, { values }: ParameterName): Said =>
  values === undefined ? say(en, fr) : say(`“${en}”`, `«\u202f${fr}\u202f»`);

/**
 * Every parameter in which `rules` differ from the `usual` ones, in words: "Lanes: 5 instead of 4". French says what is
 * usual in brackets, because « au lieu de » takes no « sans limite ».
 */
export function ruleDifferences(names: ParameterNames, usual: unknown, rules: unknown): Said[] {
  return Object.entries(names).flatMap(([path, named]) => {
    const [now, before] = [valueAt(rules, path), valueAt(usual, path)];
    if (JSON.stringify(now) === JSON.stringify(before)) return [];
    const value = quoted(valueSaid(now, named), named);
    const instead = quoted(valueSaid(before, named), named);
    return [
      say(
        `${named.name.en}: ${value.en} instead of ${instead.en}`,
        `${named.name.fr}\u202f: ${value.fr} (par défaut\u202f: ${instead.fr})`,
      ),
    ];
  });
}
