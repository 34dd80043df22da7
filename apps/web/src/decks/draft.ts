// A deck while it is built: a name, how many of which card, and who leads.
// Invariant: plain data that changes by making a new one; it knows no rules, the server judges it.
import type { CardList } from '../net/api';

export interface Draft {
  readonly name: string;
  /** The saved deck that it changes; null while it is nobody's. */
  readonly saved: string | null;
  readonly counts: Readonly<Record<string, number>>;
  readonly leader: string | null;
  /** What it was like when it was last saved, loaded or begun. */
  readonly kept: string;
}

/** As many as the server takes in one list. */
export const MOST_CARDS = 200;

const fingerprint = ({ name, counts, leader }: Omit<Draft, 'kept'>): string =>
  JSON.stringify([name, leader, Object.entries(counts).sort(([a], [b]) => (a < b ? -1 : 1))]);

/** As it stands now, it is not a change. */
export const settled = (draft: Omit<Draft, 'kept'>): Draft => ({ ...draft, kept: fingerprint(draft) });

export const emptyDraft: Draft = settled({ name: '', saved: null, counts: {}, leader: null });

export const isChanged = (draft: Draft): boolean => fingerprint(draft) !== draft.kept;

export function countsOf(cards: readonly string[]): Draft['counts'] {
  const counts = new Map<string, number>();
  for (const id of cards) counts.set(id, (counts.get(id) ?? 0) + 1);
  return Object.fromEntries(counts);
}

export const sizeOf = ({ counts }: Pick<Draft, 'counts'>): number =>
  Object.values(counts).reduce((sum, n) => sum + n, 0);

export const isEmpty = (draft: Draft): boolean => sizeOf(draft) === 0 && draft.leader === null;

/** One more or one less of a card; the same draft if there is no room or nothing to take. */
export function changed(draft: Draft, id: string, by: 1 | -1): Draft {
  const n = (draft.counts[id] ?? 0) + by;
  if (n < 0 || (by > 0 && sizeOf(draft) >= MOST_CARDS)) return draft;
  const { [id]: _, ...others } = draft.counts;
  return { ...draft, counts: n === 0 ? others : { ...draft.counts, [id]: n } };
}

export const replaced = (draft: Draft, { cards, leader }: CardList): Draft => ({
  ...draft,
  counts: countsOf(cards),
  leader: leader ?? null,
});

/** Its cards in the order of the game's own list; what is not on it comes last. */
export function listOf({ counts, leader }: Draft, order: Iterable<string>): CardList {
  const known = [...order].filter((id) => counts[id] !== undefined);
  const others = Object.keys(counts).filter((id) => !known.includes(id));
  const cards = [...known, ...others].flatMap((id) => Array<string>(counts[id]).fill(id));
  return leader === null ? { cards } : { cards, leader };
}
