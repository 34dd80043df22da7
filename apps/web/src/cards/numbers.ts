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

const sealId = 'cost';
/** Printed up the left edge: what the card is worth when it is used for it from the hand. */
const edgeId = 'counter';

interface Printed {
  readonly seal?: Amount;
  readonly edge?: Amount;
  /** The first of all others. */
  readonly main?: Amount;
  /** Those without a place of their own. */
  readonly rest: readonly Amount[];
}

/** Where each number is printed. The owner's image of a card has its own: there only what has changed is printed. */
export function printedNumbers(
  piece: Pick<Piece, 'card' | 'numbers'>,
  facts: CardFacts | undefined,
): Printed {
  const isKnown = piece.card !== null;
  const isOwn = facts?.print?.isOwn === true;
  const all = isKnown || piece.numbers !== undefined ? numbersOf(piece, facts) : [];
  const shown = isOwn ? all.filter(({ now, printed }) => now !== printed) : all;
  const [main, ...rest] = shown.filter(({ id }) => id !== sealId && id !== edgeId);
  return {
    seal: isKnown ? shown.find(({ id }) => id === sealId) : undefined,
    edge: isKnown ? shown.find(({ id, now }) => id === edgeId && now > 0) : undefined,
    main,
    rest,
  };
}
