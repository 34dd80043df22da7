// An entry that must be there: an index or key that leads nowhere is an impossible state, and the error names it (law 16).

/** `which` is the index or key that was asked for. */
export function ensure<T>(entry: T | undefined, what: string, which?: number | string): T {
  if (entry === undefined)
    throw new Error(`impossible: there is no ${what}${which === undefined ? '' : ` ${which}`}`);
  return entry;
}
