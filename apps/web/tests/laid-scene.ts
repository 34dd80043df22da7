// Positions with many cards, for a table laid out by a test: hands of every size, and lanes from empty to full.
import type { Area, LastingEffect, Scene } from '@sleight/kit/scene';
import { filled, type LaidTable, piecesOf } from './laid-table';

export const MOST_IN_HAND = 12;
const MOST_IN_LANE = 8;

/** The number of cards in a lane: full and empty ones side by side, and every number occurs. */
const inLane = (n: number, lane: number): number => (n * 2 + lane * 3) % (MOST_IN_LANE + 1);

/** A hand of this size, in as many areas as the game has hands. */
function handAreas({ first, seat, cards }: LaidTable, n: number): Area[] {
  const hands = first.areas.filter(({ kind, whose }) => kind === 'hand' && whose === seat);
  return hands.map((area, i) => {
    const share =
      i === hands.length - 1 ? n - Math.floor(n / hands.length) * i : Math.floor(n / hands.length);
    const ofKind = cards.filter(
      ({ kind, numbers }) =>
        kind !== 'leader' &&
        kind !== 'mission' &&
        (hands.length === 1 ? numbers.power !== undefined : kind === ['animal', 'equipment'][i]),
    );
    return filled(area, piecesOf(area.id, share, ofKind));
  });
}

/** The board: each area as full as allowed. */
function boardArea({ cards }: LaidTable, area: Area, n: number): Area {
  const fighters = cards.filter(({ kind }) => kind === 'character' || kind === 'unit');
  const k = inLane(n, area.lane);
  const power = (now: number) => ({ numbers: [{ id: 'power', printed: 3, now }] });
  if (area.whose === null) return area;
  if (area.kind === 'slot') return filled(area, piecesOf(area.id, Math.min(1, k), fighters, power(k)));
  if (area.kind === 'row' && area.room !== undefined && fighters.length > 0)
    return filled(
      area,
      piecesOf(area.id, Math.min(area.room, k), fighters, n % 2 === 0 ? { isRested: true } : {}),
    );
  if (area.lane > 0 && fighters.length > 0) return filled(area, piecesOf(area.id, k, fighters, power(k)));
  return area;
}

const sentences = [
  'This unit has +1 power.',
  'Deploy: deal 2 damage to each close enemy.',
  'Deploy: draw 1 card.',
];

/** In Territory slots have tokens. */
const effectsOn = (areas: readonly Area[], n: number): LastingEffect[] =>
  areas
    .filter(({ kind, touch }) => kind === 'slot' && touch !== null)
    .flatMap((area, i) =>
      sentences.slice(0, (n + i) % 4).map((en, j) => ({
        id: `laid ${area.id} ${j}`,
        touch: { kind: 'modifier', id: 1000 + i * 4 + j },
        on: area.touch ?? { kind: 'seat', seat: 0 },
        tone: j === 0 ? ('good' as const) : ('bad' as const),
        say: { en, fr: en },
      })),
    );

/** Hand and board with as many cards as this number gives them. */
export function sceneWith(table: LaidTable, n: number): Scene {
  const hands = handAreas(table, n);
  const areas = table.first.areas.map(
    (area) => hands.find(({ id }) => id === area.id) ?? boardArea(table, area, n),
  );
  return { ...table.first, areas, effects: [...table.first.effects, ...effectsOn(areas, n)] };
}
