// Similar cards: the same name first, then shared keywords, faction, kind and cost.
import type { CatalogueCard } from '../net/api';

const MOST = 6;
const LEAST_LIKENESS = 4;

function likeness(a: CatalogueCard, b: CatalogueCard): number {
  const shared = (one: readonly string[], other: readonly string[]) =>
    one.filter((id) => other.includes(id)).length;
  const isSameName = a.name.en === b.name.en;
  const numbers = Object.entries(a.numbers).filter(
    ([id, value]) => Math.abs(value - (b.numbers[id] ?? Infinity)) <= 1,
  );
  return (
    (isSameName ? 20 : 0) +
    Math.min(3, shared(a.keywords, b.keywords)) * 3 +
    shared(a.factions, b.factions) * 2 +
    (a.kind === b.kind ? 2 : 0) +
    numbers.length
  );
}

export const alike = (card: CatalogueCard, cards: readonly CatalogueCard[]): CatalogueCard[] =>
  cards
    .filter(({ id }) => id !== card.id)
    .map((other) => ({ other, likeness: likeness(card, other) }))
    .filter(({ likeness }) => likeness >= LEAST_LIKENESS)
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, MOST)
    .map(({ other }) => other);
