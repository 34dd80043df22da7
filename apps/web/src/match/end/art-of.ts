// The cards shown at the end of a match: the winner's cards on the table, strongest first.
// Pure. Invariant: only cards that this seat sees face up.
import type { Area, AreaKind, Piece, Scene } from '@sleight/kit/scene';

/** The areas of cards that took part, the central ones first. */
const ON_THE_TABLE: readonly AreaKind[] = ['leader', 'lane', 'slot', 'row', 'composer', 'stage'];
/** Where else to look, if those are empty. */
const ELSEWHERE: readonly AreaKind[] = ['past', 'shown', 'pile', 'mission'];

const MOST_SHOWN = 3;

/** A card's value, by its id; 0 without a number. */
export type StrengthOf = (card: string) => number;

const isOpen = ({ card, face }: Piece): boolean => card !== null && face === 'up';

function cardsIn(areas: readonly Area[], strengthOf: StrengthOf): string[] {
  const nowOf = ({ card, numbers = [] }: Piece): number =>
    numbers.find(({ id }) => id === 'power')?.now ?? strengthOf(card ?? '');
  return areas
    .flatMap(({ pieces }) => pieces.filter(isOpen))
    .toSorted((a, b) => nowOf(b) - nowOf(a))
    .flatMap(({ card }) => card ?? []);
}

/** `seat`: the seat whose cards come first. */
export function artOf({ areas, rounds = [] }: Scene, seat: number, strengthOf: StrengthOf): string[] {
  const inKinds = (kinds: readonly AreaKind[], isMine: boolean): string[] =>
    kinds.flatMap((kind) =>
      cardsIn(
        areas.filter((area) => area.kind === kind && (area.whose === seat) === isMine),
        strengthOf,
      ),
    );
  const lastRound = rounds.at(-1)?.sides ?? [];
  const shown = lastRound.toSorted((a, b) => Number(b.whose === seat) - Number(a.whose === seat));
  const found = [
    ...inKinds(ON_THE_TABLE, true),
    ...shown.flatMap(({ cards }) => cards),
    ...inKinds(ON_THE_TABLE, false),
    ...inKinds(ELSEWHERE, true),
    ...inKinds(ELSEWHERE, false),
  ];
  return [...new Set(found)].slice(0, MOST_SHOWN);
}
