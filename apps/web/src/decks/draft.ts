// A deck being built: a name, the count of each card, and the leader.
// Invariant: immutable plain data without rules; the server checks it.
import type { CardList } from '../net/api';

export interface DeckDraft {
  readonly name: string;
  /** The saved deck that it edits; null if unsaved. */
  readonly saved: string | null;
  readonly counts: Readonly<Record<string, number>>;
  readonly leader: string | null;
  /** Its contents when it was last saved, loaded or started. */
  readonly kept: string;
}

/** The server's limit for one list. */
export const MOST_CARDS = 200;

const fingerprint = ({ name, counts, leader }: Omit<DeckDraft, 'kept'>): string =>
  JSON.stringify([name, leader, Object.entries(counts).sort(([a], [b]) => (a < b ? -1 : 1))]);

/** Makes the current contents the unchanged state. */
export const settled = (draft: Omit<DeckDraft, 'kept'>): DeckDraft => ({
  ...draft,
  kept: fingerprint(draft),
});

export const emptyDraft: DeckDraft = settled({ name: '', saved: null, counts: {}, leader: null });

export const isChanged = (draft: DeckDraft): boolean => fingerprint(draft) !== draft.kept;

export function countsOf(cards: readonly string[]): DeckDraft['counts'] {
  const counts = new Map<string, number>();
  for (const id of cards) counts.set(id, (counts.get(id) ?? 0) + 1);
  return Object.fromEntries(counts);
}

export const sizeOf = ({ counts }: Pick<DeckDraft, 'counts'>): number =>
  Object.values(counts).reduce((sum, n) => sum + n, 0);

export const isEmpty = (draft: DeckDraft): boolean => sizeOf(draft) === 0 && draft.leader === null;

/** Adds or removes one copy; returns the same draft if there is no room or nothing to remove. */
export function changed(draft: DeckDraft, id: string, by: 1 | -1): DeckDraft {
  const n = (draft.counts[id] ?? 0) + by;
  if (n < 0 || (by > 0 && sizeOf(draft) >= MOST_CARDS)) return draft;
  const { [id]: _, ...others } = draft.counts;
  return { ...draft, counts: n === 0 ? others : { ...draft.counts, [id]: n } };
}

export const replaced = (draft: DeckDraft, { cards, leader }: CardList): DeckDraft => ({
  ...draft,
  counts: countsOf(cards),
  leader: leader ?? null,
});

/** Its cards in the game's own order; unknown ones last. */
export function listOf({ counts, leader }: DeckDraft, order: Iterable<string>): CardList {
  const known = [...order].filter((id) => counts[id] !== undefined);
  const others = Object.keys(counts).filter((id) => !known.includes(id));
  const cards = [...known, ...others].flatMap((id) => Array<string>(counts[id] ?? 0).fill(id));
  return leader === null ? { cards } : { cards, leader };
}
