// The door for abilities: raw data in, a valid ability in normal form out, or errors a designer can act on.
// Invariant: what comes out fits the schema, reads only registers it has written, and can be said.
// Next: normalise.ts for the normal form, ../text/compile.ts for effects written as text.
import type { z } from 'zod';
import { type CompileError, compileEffect } from '../text/compile';
import { tryDescribe } from '../text/describe';
import { type Fields, isFields } from '../text/grammar';
import type { Words } from '../text/words';
import { normalFields } from './normalise';
import { unwritten } from './registers';

export interface FieldError {
  /** Where in the ability: "effect.actions.0.amount". */
  readonly field: string;
  readonly reason: { readonly en: string; readonly fr: string };
  /** For an effect written as text: the position in it. */
  readonly at?: number;
}

export type ReadAbility<A> = { readonly ability: A } | { readonly errors: readonly FieldError[] };

/** Accepts seed 004's shorthand as well: an effect as a string, a cost as one object, null for "none". */
export function readAbility<A>(json: unknown, words: Words<A>): ReadAbility<A> {
  if (!isFields(json)) return { errors: [problem('', 'must be an object', 'doit être un objet')] };
  const tidy = withoutShorthand(json);
  const { effect, ...given } = tidy;
  if (typeof effect === 'string') {
    const compiled = compileEffect(effect, given, words);
    return 'error' in compiled ? { errors: [textProblem(compiled.error)] } : check(compiled.ability, words);
  }
  const read = words.schema.safeParse(tidy);
  return read.success
    ? check(read.data, words)
    : { errors: read.error.issues.flatMap((issue) => explain(issue, [])) };
}

function withoutShorthand(json: Fields): Fields {
  const present = Object.fromEntries(Object.entries(json).filter(([, value]) => value !== null));
  return isFields(present.cost) ? { ...present, cost: [present.cost] } : present;
}

function check<A>(ability: A, words: Words<A>): ReadAbility<A> {
  if (!isFields(ability)) return { ability };
  const errors = [
    ...unwritten(ability, words.registers).map((name) =>
      problem(
        'of',
        `reads "${name}", which nothing before it writes`,
        `lit «\u202f${name}\u202f», que rien n'écrit avant`,
      ),
    ),
    ...impossibleCounts(ability, ''),
  ];
  if (errors.length > 0) return { errors };
  const normal = words.schema.safeParse(normalFields(ability, words));
  if (!normal.success) return { errors: normal.error.issues.flatMap((issue) => explain(issue, [])) };
  const isSayable = tryDescribe(normal.data, 'en', words) !== undefined;
  if (isSayable) return { ability: normal.data };
  return {
    errors: [
      problem(
        '',
        'the game has no words for this combination',
        "le jeu n'a pas de mots pour cette combinaison",
      ),
    ],
  };
}

/** "from 3 to 2" and "each, at most 2" mean nothing. */
function impossibleCounts(value: unknown, field: string): readonly FieldError[] {
  if (Array.isArray(value))
    return value.flatMap((item: unknown, n) => impossibleCounts(item, `${field}.${n}`));
  if (!isFields(value)) return [];
  const inner = Object.entries(value).flatMap(([key, item]) =>
    impossibleCounts(item, field === '' ? key : `${field}.${key}`),
  );
  if (!('targetType' in value)) return inner;
  const min = Number(value.minTargets ?? 1);
  const max = Number(value.maxTargets ?? 1);
  if (value.all && value.maxTargets !== undefined) {
    return [
      ...inner,
      problem(`${field}.maxTargets`, 'cannot stand beside "all"', 'ne va pas avec «\u202fall\u202f»'),
    ];
  }
  if (!value.all && min > max) {
    return [...inner, problem(`${field}.minTargets`, 'is above maxTargets', 'dépasse maxTargets')];
  }
  return inner;
}

const problem = (field: string, en: string, fr: string): FieldError => ({ field, reason: { en, fr } });
const textProblem = ({ at, message }: CompileError): FieldError => ({ field: 'effect', reason: message, at });

type Issue = z.core.$ZodIssue;

/** A schema issue as one error per field; of a union, the branch that came closest. */
export function explain(issue: Issue, above: readonly PropertyKey[]): readonly FieldError[] {
  const path = [...above, ...issue.path];
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => problem([...path, key].join('.'), 'unknown field', 'champ inconnu'));
  }
  if (issue.code === 'invalid_union' && issue.errors.length > 0) {
    const closest = issue.errors.reduce((best, branch) =>
      distance(branch) < distance(best) ? branch : best,
    );
    return closest.flatMap((inner) => explain(inner, path));
  }
  const { en, fr } = reasonFor(issue);
  return [problem(path.join('.'), en, fr)];
}

const typeNames: Readonly<Record<string, string>> = {
  number: 'un nombre',
  int: 'un nombre entier',
  string: 'un texte',
  object: 'un objet',
  array: 'une liste',
};

function reasonFor(issue: Issue): { en: string; fr: string } {
  switch (issue.code) {
    case 'invalid_type':
      return {
        en: `must be ${issue.expected}`,
        fr: `doit être ${typeNames[issue.expected] ?? issue.expected}`,
      };
    case 'invalid_value': {
      const values = issue.values.map(String).join(', ');
      return { en: `must be one of: ${values}`, fr: `doit être l'une de ces valeurs\u202f: ${values}` };
    }
    case 'too_small':
      return { en: `must be at least ${issue.minimum}`, fr: `doit valoir au moins ${issue.minimum}` };
    default:
      return { en: issue.message, fr: `valeur non valide (${issue.message})` };
  }
}

/** How far a branch of a union is from what was written: wrong names weigh more than wrong values. */
const distance = (branch: readonly Issue[]): number =>
  branch.reduce(
    (sum, issue) =>
      sum +
      (issue.code === 'unrecognized_keys' ? 10 * issue.keys.length : 5 - Math.min(4, issue.path.length)),
    0,
  );
