// Which sets a player may put together: how many members, who excludes whom, what they add up to, what must follow.
// Invariant: a pick is legal if some legal set holds it and every pick before it, so any set is picked in any order (law 5).
// Read next: choose.ts, which asks for sets.

export interface SetLimits {
  /** The fewest members. Where no legal set is that large, the largest possible size. */
  readonly least: number;
  readonly most: number;
  /** Members of one group exclude each other: "one in every mission", "with different names". */
  readonly group?: ((r: number) => number | string) | undefined;
  /** What the members add up to is at most `total`. Negative values make room for others. */
  readonly sum?: { readonly total: number; readonly of: (r: number) => number } | undefined;
  /** Can what follows still happen with these members? One more member never helps. */
  readonly feasible?: ((members: readonly number[]) => boolean) | undefined;
}

/** The least value of each group that has no member yet, smallest first: nothing else that joins adds less. */
function smallest(limits: SetLimits, members: readonly number[], found: readonly number[]): number[] {
  const { group, sum } = limits;
  const taken = group === undefined ? null : members.map(group);
  const best = new Map<number | string, number>();
  for (const r of found) {
    const key = group === undefined ? r : group(r);
    if (taken === null ? members.includes(r) : taken.includes(key)) continue;
    const value = sum === undefined ? 0 : sum.of(r);
    const known = best.get(key);
    if (known === undefined || value < known) best.set(key, value);
  }
  return [...best.values()].sort((a, b) => a - b);
}

/** May these members be together, whatever their number? */
function agree({ group, sum }: SetLimits, members: readonly number[]): boolean {
  if (group !== undefined && new Set(members.map(group)).size < members.length) return false;
  return sum === undefined || members.reduce((total, r) => total + sum.of(r), 0) <= sum.total;
}

/** Can these members grow into at least `least` that stay within groups and sum? */
function canGrow(
  limits: SetLimits,
  least: number,
  members: readonly number[],
  found: readonly number[],
): boolean {
  const { group, sum, most } = limits;
  if (group !== undefined && new Set(members.map(group)).size < members.length) return false;
  const more = smallest(limits, members, found);
  let total = sum === undefined ? 0 : members.reduce((n, r) => n + sum.of(r), 0);
  for (let i = 0; ; i++) {
    const size = members.length + i;
    if (size >= least && (sum === undefined || total <= sum.total)) return true;
    if (i === more.length || size === most) return false;
    total += more[i];
  }
}

/** How many members a legal set has at least: as many as asked, or as many as go together. */
export function leastOf(limits: SetLimits, found: readonly number[]): number {
  let least = Math.min(limits.least, found.length);
  if (limits.group === undefined && limits.sum === undefined) return least;
  while (least > 0 && !canGrow(limits, least, [], found)) least--;
  return least;
}

/** Is there a set of at least `least` around these members after which everything else can follow? */
function leadsOn(
  limits: SetLimits,
  least: number,
  members: readonly number[],
  found: readonly number[],
  from: number,
): boolean {
  if (!canGrow(limits, least, members, found) || limits.feasible?.(members) === false) return false;
  if (limits.feasible === undefined) return true;
  if (members.length >= least && agree(limits, members)) return true;
  if (members.length >= limits.most) return false;
  for (let i = from; i < found.length; i++) {
    if (members.includes(found[i])) continue;
    if (leadsOn(limits, least, [...members, found[i]], found, i + 1)) return true;
  }
  return false;
}

/** Those of `found` that may join: some legal set holds them and all members. */
export function mayJoin(limits: SetLimits, members: readonly number[], found: readonly number[]): number[] {
  if (members.length >= limits.most) return [];
  const free = found.filter((r) => !members.includes(r));
  if (limits.group === undefined && limits.sum === undefined && limits.feasible === undefined) return free;
  const least = leastOf(limits, found);
  return free.filter((r) => leadsOn(limits, least, [...members, r], found, 0));
}

/** Are these members a legal set as they are? */
export const isSet = (limits: SetLimits, members: readonly number[], found: readonly number[]): boolean =>
  members.length >= leastOf(limits, found) && members.length <= limits.most && agree(limits, members);

/** Must all of these join, so that only one legal set is left? */
export const allJoin = (
  limits: SetLimits,
  members: readonly number[],
  found: readonly number[],
  next: number,
): boolean => members.length + next <= limits.least && members.length + next <= leastOf(limits, found);

/** The members in the order of `found`, so that every order of picking leads to the same position. */
export const inOrderOf = (found: readonly number[], members: readonly number[]): number[] =>
  members.length < 2 ? [...members] : found.filter((r) => members.includes(r));
