// The table as text for a terminal, for a game without a board of its own: the scene, area by area.
// Invariant: made from a scene, so it shows what the seat may know and no more.
// Read next: plain-scene.ts for scenes, a game's board.ts for boards made by hand.

import type { Language, Play } from '@sleight/kernel/book';
import { other, type Seat } from '@sleight/kernel/state';
import { type BoardView, COMMON, colon, handLines } from './board';
import { defAt } from './by-number';
import type { CardFacts } from './catalogue';
import type { GameScene } from './contract/scene';
import type { Area, Piece, Scene } from './scene';

type Cards = ReadonlyMap<string, CardFacts>;

const numbersOf = (facts: CardFacts | undefined): string =>
  Object.values(facts?.numbers ?? {})
    .map((n) => ` ${n}`)
    .join('');

/** "Owl 1 (3)": the current numbers, and the printed ones where they differ. */
function pieceText({ card, numbers = [] }: Piece, cards: Cards, language: Language): string {
  if (card === null) return '?';
  const facts = cards.get(card);
  const name = facts?.name[language] ?? card;
  if (numbers.length === 0) return `${name}${numbersOf(facts)}`;
  return `${name}${numbers.map(({ now, printed }) => (now === printed ? ` ${now}` : ` ${now} (${printed})`)).join('')}`;
}

function areaLine(area: Area, cards: Cards, seen: BoardView): string {
  const { language } = seen;
  const isPublic = area.pieces.length === area.count;
  const names = area.pieces.map((piece) => pieceText(piece, cards, language)).join(', ');
  const contents = area.count === 0 ? COMMON.nothing[language] : isPublic ? names : `${area.count}`;
  return `  ${area.label[language]}${colon(seen)} ${contents}`;
}

/** The counters of a seat: "Points: 2 / 5". */
function countersLine({ counters }: Scene, seat: Seat, seen: BoardView): string[] {
  const own = counters.filter(({ whose }) => whose === seat);
  if (own.length === 0) return [];
  const said = own.map(
    ({ label, value, most }) =>
      `${label[seen.language]}${colon(seen)} ${value}${most === undefined ? '' : ` / ${most}`}`,
  );
  return [`  ${said.join(' · ')}`];
}

/** A game's `board`, from its scene and its cards. `hand` is the place of seat 0's hand; the other's is next. */
export const plainBoard =
  (
    scene: (p: Play, seat: Seat) => Scene,
    hand: number,
    catalogue: () => readonly CardFacts[],
  ): GameScene['board'] =>
  (p, you, language) => {
    const drawn = scene(p, you);
    const cards: Cards = new Map(catalogue().map((facts) => [facts.id, facts]));
    const seen: BoardView = { p, book: p.book, you, language };
    const isHand = ({ kind, whose }: Area): boolean => kind === 'hand' && whose === you;
    const side = (seat: Seat): string[] => [
      COMMON[seat === you ? 'you' : 'foe'][language],
      ...countersLine(drawn, seat, seen),
      ...drawn.areas
        .filter((area) => area.whose === seat && !isHand(area))
        .map((area) => areaLine(area, cards, seen)),
    ];
    const between = drawn.areas.filter(({ whose }) => whose === null);
    return [
      drawn.heading.turn[language],
      ...side(other(you)),
      ...between.map((area) => areaLine(area, cards, seen)),
      ...side(you),
      `${COMMON.yourHand[language]}${colon(seen)}`,
      ...handLines(seen, hand + you, 28, (def) => {
        const facts = cards.get(defAt(p.book, def).id);
        return { numbers: numbersOf(facts), text: facts?.text[language].replaceAll('\n', ' ') ?? '' };
      }),
    ].join('\n');
  };
