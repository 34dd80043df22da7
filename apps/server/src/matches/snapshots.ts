// Snapshots: a card set or the whole rules, stored under the hash of their content.
// Invariant: equal content has one name, and a name never changes its meaning.
// Read next: compiled-rulebooks.ts, which compiles a card set and rules into a rulebook.

import { createHash } from 'node:crypto';

export interface Snapshot {
  readonly hash: string;
  readonly content: unknown;
}

const hashed = new WeakMap<object, Snapshot>();

const isObject = (content: unknown): content is object => typeof content === 'object' && content !== null;

export const hashOf = (content: unknown): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('hex');

/** Hashed once per object: card sets and rules are immutable. */
export function snapshotOf(content: unknown): Snapshot {
  const known = isObject(content) ? hashed.get(content) : undefined;
  if (known !== undefined) return known;
  const made = { hash: hashOf(content), content };
  if (isObject(content)) hashed.set(content, made);
  return made;
}
