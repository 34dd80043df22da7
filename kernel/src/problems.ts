// The problems of a user-written file or value, field by field, in both languages.
// Invariant: every problem names one field; unknown fields are named one by one.
// Next: ability/read.ts, which finds more than a schema can.

import type { z } from 'zod';
import type { Said } from './book';

export interface FieldProblem {
  /** The path in the file: "abilities.0.effect"; empty for the whole file. */
  readonly field: string;
  readonly reason: Said;
}

export const problem = (field: string, en: string, fr: string): FieldProblem => ({
  field,
  reason: { en, fr },
});

/** A custom rule of a schema, with its French. Spread into `refine` or `addIssue`. */
export const inBoth = (en: string, fr: string) => ({ message: en, params: { fr } });

/** The schema's problems with the value; empty if it is valid. */
export function fieldProblems(schema: z.ZodType, value: unknown): readonly FieldProblem[] {
  const read = schema.safeParse(value);
  return read.success ? [] : read.error.issues.flatMap((issue) => explain(issue, [], value));
}

/** An error for the author: its `said` has the sentence in both languages. */
export interface Refusal extends Error {
  readonly said: Said;
}

export const refusal = (said: Said): Refusal => Object.assign(new Error(said.en), { said });

const isSaid = (value: unknown): value is Said =>
  typeof value === 'object' &&
  value !== null &&
  'en' in value &&
  'fr' in value &&
  typeof value.en === 'string' &&
  typeof value.fr === 'string';

/** The sentence of an error, if it is meant for the author. */
export const saidBy = (error: unknown): Said | null =>
  error instanceof Error && 'said' in error && isSaid(error.said) ? error.said : null;

/** The problems as one sentence about `what`: "rules: lanes: must be one of: 4, 5". `nameOf`: the name of a field. */
export function refusalOf(
  what: Said,
  problems: readonly FieldProblem[],
  nameOf: (field: string) => Said = (field) => ({ en: field, fr: field }),
): Refusal {
  const said = (language: keyof Said, colon: string, semicolon: string): string =>
    problems
      .map(({ field, reason }) =>
        [what[language], nameOf(field)[language], reason[language]].filter((part) => part !== '').join(colon),
      )
      .join(semicolon);
  return refusal({ en: said('en', ': ', '; '), fr: said('fr', '\u202f: ', '\u202f; ') });
}

type Issue = z.core.$ZodIssue;
type Path = readonly PropertyKey[];

/** A schema issue as one problem per field; of a union, the closest branch. */
function explain(issue: Issue, above: Path, whole: unknown): readonly FieldProblem[] {
  const path = [...above, ...issue.path];
  const field = path.join('.');
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => problem([...path, key].join('.'), 'unknown field', 'champ inconnu'));
  if (issue.code !== 'custom' && isMissing(whole, path)) return [problem(field, 'is missing', 'manque')];
  if (issue.code === 'invalid_union' && issue.errors.length > 0) {
    const closest = issue.errors.reduce((best, branch) =>
      distance(branch) < distance(best) ? branch : best,
    );
    return closest.flatMap((inner) => explain(inner, path, whole));
  }
  return [{ field, reason: reasonFor(issue) }];
}

function isMissing(whole: unknown, path: Path): boolean {
  let value = whole;
  for (const key of path) {
    if (typeof value !== 'object' || value === null) return false;
    value = Reflect.get(value, key);
  }
  return value === undefined;
}

const both = (en: string, fr: string): Said => ({ en, fr });

const TYPES: Readonly<Record<string, Said>> = {
  number: both('a number', 'un nombre'),
  int: both('a whole number', 'un nombre entier'),
  string: both('text', 'du texte'),
  boolean: both('true or false', 'true ou false'),
  object: both('an object', 'un objet'),
  record: both('an object', 'un objet'),
  array: both('a list', 'une liste'),
};

const oneOf = (values: readonly unknown[]): Said => {
  const list = values.map(String).join(', ');
  return values.length === 1
    ? both(`must be ${list}`, `doit être ${list}`)
    : both(`must be one of: ${list}`, `doit être l’une de ces valeurs\u202f: ${list}`);
};

/** Too short or too long, if it has a length. */
const COUNTED: Readonly<Record<string, (n: number | bigint) => Said>> = {
  string: (n) => both(`${n} ${n === 1 ? 'letter' : 'letters'}`, `${n} ${n === 1 ? 'lettre' : 'lettres'}`),
  array: (n) => both(`${n} ${n === 1 ? 'entry' : 'entries'}`, `${n} ${n === 1 ? 'élément' : 'éléments'}`),
};

function bound(origin: string, n: number | bigint, en: string, fr: string): Said {
  const counted = COUNTED[origin]?.(n);
  return counted === undefined
    ? both(`must be ${en} ${n}`, `doit valoir ${fr} ${n}`)
    : both(`must have ${en} ${counted.en}`, `doit avoir ${fr} ${counted.fr}`);
}

function reasonFor(issue: Issue): Said {
  switch (issue.code) {
    case 'invalid_type': {
      const type = TYPES[issue.expected] ?? both(issue.expected, issue.expected);
      return both(`must be ${type.en}`, `doit être ${type.fr}`);
    }
    case 'invalid_value':
      return oneOf(issue.values);
    case 'invalid_union':
      return 'options' in issue && issue.options !== undefined ? oneOf(issue.options) : unexplained(issue);
    case 'too_small':
      return issue.minimum === 1 && issue.origin in COUNTED
        ? both('must not be empty', 'ne doit pas être vide')
        : bound(issue.origin, issue.minimum, 'at least', 'au moins');
    case 'too_big':
      return bound(issue.origin, issue.maximum, 'at most', 'au plus');
    case 'invalid_key':
      return issue.issues.length > 0 ? reasonFor(issue.issues[0]) : unexplained(issue);
    default:
      return unexplained(issue);
  }
}

/** Custom rules have their own French; other issues are shown in the schema library's words. */
function unexplained(issue: Issue): Said {
  const french: unknown = issue.code === 'custom' ? issue.params?.fr : undefined;
  return both(issue.message, typeof french === 'string' ? french : `valeur non valide (${issue.message})`);
}

/** The distance of a union's branch from the value: wrong names weigh more than wrong values. */
const distance = (branch: readonly Issue[]): number =>
  branch.reduce(
    (sum, issue) =>
      sum +
      (issue.code === 'unrecognized_keys' ? 10 * issue.keys.length : 5 - Math.min(4, issue.path.length)),
    0,
  );
