// A deck in figures: its cost curve, and the count of each kind and faction.
import type { CatalogueCard, CatalogueLegend } from '../net/api';

export interface Bar {
  readonly id: string;
  readonly n: number;
}

export interface Counted {
  readonly facts: CatalogueCard;
  readonly n: number;
}

/** The number a deck is built around: the cost, or the game's first number. */
export function curveNumber(legend: CatalogueLegend): string | null {
  const ids = Object.keys(legend.numbers);
  return ids.find((id) => id === 'cost') ?? ids[0] ?? null;
}

const MOST_COLUMNS = 20;

/** Every value from lowest to highest, so that gaps show; only existing values if the range is too wide. */
export function curveOf(cards: readonly Counted[], number: string): Bar[] {
  const counts = new Map<number, number>();
  for (const { facts, n } of cards) {
    const value = facts.numbers[number];
    if (value !== undefined) counts.set(value, (counts.get(value) ?? 0) + n);
  }
  if (counts.size === 0) return [];
  const [lowest, highest] = [Math.min(...counts.keys()), Math.max(...counts.keys())];
  if (highest - lowest > MOST_COLUMNS)
    return [...counts].sort(([a], [b]) => a - b).map(([value, n]) => ({ id: String(value), n }));
  return Array.from({ length: highest - lowest + 1 }, (_, i) => ({
    id: String(lowest + i),
    n: counts.get(lowest + i) ?? 0,
  }));
}

export function sharesOf(cards: readonly Counted[], of: (facts: CatalogueCard) => readonly string[]): Bar[] {
  const counts = new Map<string, number>();
  for (const { facts, n } of cards) for (const id of of(facts)) counts.set(id, (counts.get(id) ?? 0) + n);
  return [...counts].map(([id, n]) => ({ id, n })).sort((a, b) => b.n - a.n);
}
