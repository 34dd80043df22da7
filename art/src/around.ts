// The entry of a list at any position, counted around: after the last comes the first.
// Invariant: an empty list is an error here, not an `undefined` in a picture.

export function around<T>(list: readonly T[], position: number): T {
  const entry = list[position % list.length];
  if (entry === undefined) throw new Error(`a list of ${list.length} has no entry at ${position}`);
  return entry;
}
