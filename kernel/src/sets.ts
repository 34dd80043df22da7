// The sets a player may choose: size, mutual exclusion, a limit on the sum, and what must still be possible afterwards.
// Invariant: a pick is legal if some legal set contains it and every earlier pick, so any set can be picked in any order (law 5).
// Read next: choose.ts, which uses sets.

import type { Ref } from './ids';

export interface SetLimits {
  /** The fewest members. If no legal set is that large, the largest possible size. */
  readonly least: number;
  readonly most: number;
  /** Members of one group exclude each other: "one in every mission", "with different names". */
  readonly group?: ((r: Ref) => number | string) | undefined;
  /** The sum of the members is at most `total`. Negative values make room for others. */
  readonly sum?: { readonly total: number; readonly of: (r: Ref) => number } | undefined;
  /** Can the follow-up still happen with these members? One more member never helps. */
  readonly feasible?: ((members: readonly Ref[]) => boolean) | undefined;
}

/** The least value of each group without a member, smallest first: no other addition adds less. */
function smallest(limits: SetLimits, members: readonly Ref[], found: readonly Ref[]): number[] {
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
function agree({ group, sum }: SetLimits, members: readonly Ref[]): boolean {
  if (group !== undefined && new Set(members.map(group)).size < members.length) return false;
  return sum === undefined || members.reduce((total, r) => total + sum.of(r), 0) <= sum.total;
}

/** Can these members grow to at least `least` within groups and sum? */
function canGrow(limits: SetLimits, least: number, members: readonly Ref[], found: readonly Ref[]): boolean {
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

/** The minimum size of a legal set: as many as required, or as many as go together. */
export function leastOf(limits: SetLimits, found: readonly Ref[]): number {
  let least = Math.min(limits.least, found.length);
  if (limits.group === undefined && limits.sum === undefined) return least;
  while (least > 0 && !canGrow(limits, least, [], found)) least--;
  return least;
}

/** Is there a set of at least `least` with these members after which the follow-up is possible? */
function leadsOn(
  limits: SetLimits,
  least: number,
  members: readonly Ref[],
  found: readonly Ref[],
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

/** Those of `found` that may join: some legal set contains them and all members. */
export function mayJoin(limits: SetLimits, members: readonly Ref[], found: readonly Ref[]): Ref[] {
  if (members.length >= limits.most) return [];
  const free = found.filter((r) => !members.includes(r));
  if (limits.group === undefined && limits.sum === undefined && limits.feasible === undefined) return free;
  const least = leastOf(limits, found);
  return free.filter((r) => leadsOn(limits, least, [...members, r], found, 0));
}

/** Are these members a legal set as they are? */
export const isSet = (limits: SetLimits, members: readonly Ref[], found: readonly Ref[]): boolean =>
  members.length >= leastOf(limits, found) && members.length <= limits.most && agree(limits, members);

/** Must all of these join, so that only one legal set is left? */
export const allJoin = (
  limits: SetLimits,
  members: readonly Ref[],
  found: readonly Ref[],
  next: number,
): boolean => members.length + next <= limits.least && members.length + next <= leastOf(limits, found);

/** The members in the order of `found`, so that every picking order leads to the same position. */
export const inOrderOf = (found: readonly Ref[], members: readonly Ref[]): Ref[] =>
  members.length < 2 ? [...members] : found.filter((r) => members.includes(r));
