// A bounded cache that evicts the least recently used entry.

export interface Latest<V> {
  get(key: string): V | undefined;
  set(key: string, value: V): void;
}

export function latest<V>(most: number): Latest<V> {
  const kept = new Map<string, V>();
  function set(key: string, value: V): void {
    kept.delete(key);
    kept.set(key, value);
    if (kept.size > most) kept.delete(kept.keys().next().value!);
  }
  return {
    get(key) {
      const value = kept.get(key);
      if (value !== undefined) set(key, value);
      return value;
    },
    set,
  };
}
