// The difference between two JSON values, small enough to store for every step of a match.
// Invariant: applied(a, differenceOf(a, b)) equals b as JSON. An untrusted difference is applied within a budget:
// it either gives a value or throws. Read next: recording.ts, which stores scenes this way.

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** A new element; a run of old ones (first, count); or one old one, changed. */
type Part = readonly [Json] | readonly [number, number] | readonly [number, Difference];

/** Nothing changed; another value; the elements of an array, in order; or changed keys, null for removed ones. */
export type Difference =
  | 0
  | readonly [Json]
  | readonly [0, Part, ...Part[]]
  | { readonly [key: string]: Difference | null };

/** More than any list on a table has. */
const MOST_ELEMENTS = 10_000;

/** How many elements and keys may still be copied. */
export interface CopyBudget {
  left: number;
}

/** Undefined values are absent in JSON. */
type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Narrows a JSON value to its type. */
const asJson = (value: unknown): Json => value as Json;

/** Elements with an id are matched by it, wherever they have moved. */
function byId(elements: readonly unknown[]): Map<unknown, number[]> {
  const found = new Map<unknown, number[]>();
  elements.forEach((element, i) => {
    if (!isFields(element) || element.id === undefined) return;
    const places = found.get(element.id);
    if (places === undefined) found.set(element.id, [i]);
    else places.push(i);
  });
  return found;
}

/** The old element that most likely became each new one; -1 for none. */
function ancestors(before: readonly unknown[], after: readonly unknown[]): number[] {
  const known = byId(before);
  let next = 0;
  return after.map((element, i) => {
    const isNamed = isFields(element) && element.id !== undefined;
    const at = isNamed ? known.get(element.id)?.shift() : undefined;
    const found = isNamed ? (at ?? -1) : next < before.length ? next : i < before.length ? i : -1;
    if (found >= 0) next = found + 1;
    return found;
  });
}

function arrayDifference(before: readonly unknown[], after: readonly unknown[]): Difference {
  const parts: Part[] = [];
  const from = ancestors(before, after);
  let run: [number, number] | null = null;
  after.forEach((element, i) => {
    const at = from[i] ?? -1;
    const difference = at < 0 ? null : differenceOf(before[at], element);
    if (difference === 0 && run !== null && run[0] + run[1] === at) {
      run[1]++;
      return;
    }
    run = difference === 0 ? [at, 1] : null;
    const isNew = difference === null || (Array.isArray(difference) && difference.length === 1);
    parts.push(run ?? (isNew ? [asJson(element)] : [at, difference]));
  });
  const [first, ...rest] = parts;
  if (first === undefined) return before.length === 0 ? 0 : [[]];
  const isSame = rest.length === 0 && first[0] === 0 && first[1] === before.length;
  return isSame ? 0 : [0, first, ...rest];
}

const own = (fields: Fields, key: string): unknown => (Object.hasOwn(fields, key) ? fields[key] : undefined);

function fieldsDifference(before: Fields, after: Fields): Difference {
  let changes: Record<string, Difference | null> | null = null;
  for (const key of Object.keys(after)) {
    const [known, value] = [own(before, key), after[key]];
    // Most of a scene is unchanged.
    if (known === value || value === undefined) continue;
    const difference: Difference = known === undefined ? [asJson(value)] : differenceOf(known, value);
    if (difference === 0) continue;
    changes ??= {};
    changes[key] = difference;
  }
  for (const key of Object.keys(before)) {
    if (before[key] === undefined || own(after, key) !== undefined) continue;
    changes ??= {};
    changes[key] = null;
  }
  return changes ?? 0;
}

export function differenceOf(before: unknown, after: unknown): Difference {
  if (Object.is(before, after)) return 0;
  if (Array.isArray(before) && Array.isArray(after)) return arrayDifference(before, after);
  if (isFields(before) && isFields(after)) return fieldsDifference(before, after);
  return [asJson(after)];
}

export function spend(budget: CopyBudget, n: number): void {
  budget.left -= n;
  if (budget.left < 0) throw new Error('a difference copies too much');
}

function wrong(): never {
  throw new Error('a difference does not fit what it is applied to');
}

function partOf(before: readonly Json[], part: unknown, budget: CopyBudget): readonly Json[] {
  if (!Array.isArray(part)) return wrong();
  if (part.length === 1) return [part[0]];
  const [at, what] = part;
  const isPlace = part.length === 2 && Number.isInteger(at) && at >= 0 && at < before.length;
  if (!isPlace) return wrong();
  if (typeof what !== 'number') return [applied(before[at], what, budget)];
  const isRun = Number.isInteger(what) && what > 0 && at + what <= before.length;
  if (!isRun) return wrong();
  spend(budget, what);
  return before.slice(at, at + what);
}

function withChanges(before: Json | undefined, changes: Fields, budget: CopyBudget): Json {
  if (!isFields(before)) return wrong();
  const after: Record<string, Json> = { ...before };
  spend(budget, Object.keys(after).length);
  for (const [key, difference] of Object.entries(changes)) {
    // As a key it would set the prototype.
    if (key === '__proto__') return wrong();
    if (difference === null) delete after[key];
    else after[key] = applied(Object.hasOwn(before, key) ? before[key] : undefined, difference, budget);
  }
  return after;
}

/** The value after the difference; unchanged parts are shared with the value before. */
export function applied(before: Json | undefined, difference: unknown, budget: CopyBudget): Json {
  spend(budget, 1);
  if (difference === 0) return before === undefined ? wrong() : before;
  if (!Array.isArray(difference))
    return isFields(difference) ? withChanges(before, difference, budget) : wrong();
  if (difference.length === 1) return difference[0];
  const [mark, ...parts] = difference;
  if (mark !== 0 || parts.length === 0 || !Array.isArray(before)) return wrong();
  const after = parts.flatMap((part) => partOf(before, part, budget));
  return after.length > MOST_ELEMENTS ? wrong() : after;
}
