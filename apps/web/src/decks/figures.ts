// What a deck is made of, in figures: a curve of its costs, and how many of each kind and faction.
import type { CardFacts, Legend } from '../net/api';

export interface Bar {
  readonly id: string;
  readonly n: number;
}

export interface Counted {
  readonly facts: CardFacts;
  readonly n: number;
}

/** The number a deck is built along: the cost, or the first number the game has. */
export function curveNumber(legend: Legend): string | null {
  const ids = Object.keys(legend.numbers);
  return ids.find((id) => id === 'cost') ?? ids[0] ?? null;
}

const MOST_COLUMNS = 20;

/** Every value between the lowest and the highest, so that gaps show; only those there are, if that is too wide. */
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

export function sharesOf(cards: readonly Counted[], of: (facts: CardFacts) => readonly string[]): Bar[] {
  const counts = new Map<string, number>();
  for (const { facts, n } of cards) for (const id of of(facts)) counts.set(id, (counts.get(id) ?? 0) + n);
  return [...counts].map(([id, n]) => ({ id, n })).sort((a, b) => b.n - a.n);
}
