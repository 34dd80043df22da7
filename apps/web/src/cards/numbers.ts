// The numbers on a card: from the table, or else as printed.
import type { CardNumber, Piece } from '@sleight/kit/scene';
import type { CatalogueCard } from '../net/api';

export function numbersOf(
  { numbers }: Pick<Piece, 'numbers'>,
  facts: CatalogueCard | undefined,
): readonly CardNumber[] {
  const changed = numbers ?? [];
  const printed = Object.entries(facts?.numbers ?? {})
    .filter(([id]) => !changed.some((amount) => amount.id === id))
    .map(([id, value]) => ({ id, printed: value, now: value }));
  return [...changed, ...printed];
}

const sealId = 'cost';
/** Printed up the left edge: the card's value when it is used from the hand for this. */
const edgeId = 'counter';

interface Printed {
  readonly seal?: CardNumber;
  readonly edge?: CardNumber;
  /** The first of all others. */
  readonly main?: CardNumber;
  /** Numbers without a place of their own. */
  readonly rest: readonly CardNumber[];
}

/** Where each number is printed. The operator's image has its own numbers: only changed ones are printed over it. */
export function printedNumbers(
  piece: Pick<Piece, 'card' | 'numbers'>,
  facts: CatalogueCard | undefined,
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
