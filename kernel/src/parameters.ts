// Rule parameters: numbers within what a table can hold, and what each parameter is called in both languages.
// Invariant: a parameter without a name does not compile (`NamesOf`), and every refusal names it.
// Next: problems.ts for the sentences of a refusal, each game's rules.ts and parameters.ts.

import { z } from 'zod';
import type { Said } from './book';
import { fieldProblems, inBoth, refusalOf } from './problems';
import { say } from './rules-text';

/** Why a number may not be larger. */
export const LIMITS = {
  deck: say('a table holds no larger deck', 'une table ne tient pas de deck plus grand'),
  hand: say('nobody holds more cards than that', 'personne ne tient plus de cartes'),
  match: say('a match must come to an end', 'une partie doit se terminer'),
  score: say('no score needs more', 'aucun score n’en demande plus'),
  board: say('a table has no room for more', 'une table n’a pas de place pour plus'),
  day: say('a decision takes a day at most', 'une décision prend un jour au plus'),
  stat: say('no card counts higher', 'aucune carte ne compte plus haut'),
} as const satisfies Record<string, Said>;

/** The largest deck of any ruleset; a list with its leader and missions still fits into one message. */
export const LARGEST_DECK = 150;

/** A whole number within what a table can hold. */
export function whole(least: number, most: number, because: Said) {
  const { en, fr } = because;
  const isWhole = (n: number): boolean => Number.isInteger(n) && n >= least && n <= most;
  return z
    .number()
    .refine(
      isWhole,
      inBoth(
        `must be a whole number from ${least} to ${most} (${en})`,
        `doit être un nombre entier de ${least} à ${most} (${fr})`,
      ),
    );
}

/** A short name: of a card set, a format, a card number. */
export const label = (most = 60) =>
  z
    .string()
    .min(1)
    .max(most)
    .refine(
      (text) => /^[^\0\p{Surrogate}]*$/u.test(text),
      inBoth('holds a character that is not text', 'contient un caractère qui n’est pas du texte'),
    );

/** What one parameter is called, and its values where they are words. */
export interface ParameterName {
  readonly name: Said;
  /** By value. */
  readonly values?: Readonly<Record<string, Said>>;
  /** What null means. */
  readonly none?: Said;
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
type NameFor<V> = { readonly name: Said } & (null extends V ? { readonly none: Said } : unknown) &
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
    const found = names[parts.slice(0, n).join('.')];
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
  if (value.length === 0) return NOTHING;
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

/** Every parameter in which `rules` differ from the `usual` ones, in words: "Lanes: 5 instead of 4". */
export function ruleDifferences(names: ParameterNames, usual: unknown, rules: unknown): Said[] {
  return Object.entries(names).flatMap(([path, named]) => {
    const [now, before] = [valueAt(rules, path), valueAt(usual, path)];
    if (JSON.stringify(now) === JSON.stringify(before)) return [];
    const [value, instead] = [now, before].map((one) => quoted(valueSaid(one, named), named));
    return [
      say(
        `${named.name.en}: ${value.en} instead of ${instead.en}`,
        `${named.name.fr}\u202f: ${value.fr} au lieu de ${instead.fr}`,
      ),
    ];
  });
}
