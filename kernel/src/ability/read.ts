// Parses abilities: raw data in, a valid ability in normal form out, or errors a designer can act on.
// Invariant: the result fits the schema, reads only registers it has written, and can be printed.
// Next: normalise.ts for the normal form, ../text/compile.ts for effects written as text.
import { type FieldProblem, fieldProblems, problem } from '../problems';
import { type CompileError, compileEffect } from '../text/compile';
import { tryDescribe } from '../text/describe';
import { type Fields, isFields } from '../text/grammar';
import type { Words } from '../text/words';
import { normalFields } from './normalise';
import { unwritten } from './registers';

export interface FieldError extends FieldProblem {
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
  return read.success ? check(read.data, words) : { errors: fieldProblems(words.schema, tidy) };
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
  const tidy = normalFields(ability, words);
  const normal = words.schema.safeParse(tidy);
  if (!normal.success) return { errors: fieldProblems(words.schema, tidy) };
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

/** "from 3 to 2" and "each, at most 2" are meaningless. */
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

const textProblem = ({ at, message }: CompileError): FieldError => ({ field: 'effect', reason: message, at });
