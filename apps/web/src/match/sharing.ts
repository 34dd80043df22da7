// A new value that keeps the equal parts of an old one, so that what has not changed need not be drawn again.
// Invariant: it equals the new value. Things in a list are matched by their id, or else by their place.

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const idOf = (value: unknown): unknown => (isRecord(value) ? value.id : undefined);

function listSharing(old: readonly unknown[], next: readonly unknown[]): readonly unknown[] {
  const byId = new Map(old.map((one) => [idOf(one), one]));
  const parts = next.map((one, i) => sharing(idOf(one) === undefined ? old[i] : byId.get(idOf(one)), one));
  return parts.length === old.length && parts.every((part, i) => part === old[i]) ? old : parts;
}

function recordSharing(old: Readonly<Record<string, unknown>>, next: Readonly<Record<string, unknown>>) {
  const parts = Object.entries(next).map(([key, value]) => [key, sharing(old[key], value)] as const);
  const isSame = parts.length === Object.keys(old).length && parts.every(([key, part]) => part === old[key]);
  return isSame ? old : Object.fromEntries(parts);
}

/** `next`, which is plain JSON, with the equal parts of `old`. */
export function sharing<T>(old: unknown, next: T): T;
export function sharing(old: unknown, next: unknown): unknown {
  if (Array.isArray(old) && Array.isArray(next)) return listSharing(old, next);
  return isRecord(old) && isRecord(next) ? recordSharing(old, next) : next;
}
