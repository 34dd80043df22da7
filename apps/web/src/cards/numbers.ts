// The numbers a card shows: as the table says, else as printed.
import type { Amount, Piece } from '@sleight/kernel/scene';
import type { CardFacts } from '../net/api';

export function numbersOf(
  { numbers }: Pick<Piece, 'numbers'>,
  facts: CardFacts | undefined,
): readonly Amount[] {
  const changed = numbers ?? [];
  const printed = Object.entries(facts?.numbers ?? {})
    .filter(([id]) => !changed.some((amount) => amount.id === id))
    .map(([id, value]) => ({ id, printed: value, now: value }));
  return [...changed, ...printed];
}
