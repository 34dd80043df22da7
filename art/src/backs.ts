// The back of a card, one for each game: its pattern, its border and its sign.
// Invariant: symmetric under a half turn or nearly so, and the same for every card, so that a back tells nothing.
// Next: worlds.ts.

import { beastAt } from './beasts/menagerie';
import { drawArms } from './crests/shield';
import { emblemShapes } from './emblem';
import type { ArtGame } from './facts';
import { frame } from './frame';
import { CARD } from './layout';
import { lozenges, masonry } from './motifs/patterns';
import { scales } from './motifs/water';
import { GOLD } from './palette';
import {
  at,
  beads,
  cropped,
  d,
  disc,
  fill,
  line,
  polar,
  rect,
  ring,
  type Shape,
  svg,
  turned,
} from './shapes';

const FIELD = { x: 6, y: 6, width: 88, height: 128 };
const INNER = 'M9 6H91A3 3 0 0 1 94 9V131A3 3 0 0 1 91 134H9A3 3 0 0 1 6 131V9A3 3 0 0 1 9 6z';

const corners = (shapes: readonly Shape[]): Shape[] => [
  at(6, 6, shapes),
  at(94, 6, shapes, { flip: true }),
  at(94, 134, shapes, { turn: 180 }),
  at(6, 134, shapes, { turn: 180, flip: true }),
];

function mythos(): Shape[] {
  const [ink, deep, mid, paper] = ['#10161d', '#1c2731', '#33434f', '#e6dbc0'];
  return [
    rect(0, 0, 100, 140, ink),
    cropped(FIELD, scales({ width: 100, height: 140 }, 8, 9, deep, mid, [1, 0.56])),
    line(INNER, GOLD, 0.9),
    ...corners([
      fill('M0 0H14C14 8 8 14 0 14z', ink),
      line('M14 0C14 8 8 14 0 14M9 0C9 5 5 9 0 9', GOLD, 0.8),
    ]),
    disc(50, 70, 27, ink),
    ring(50, 70, 25.6, GOLD, 0.9),
    beads(50, 70, 23, 32, GOLD, 1),
    disc(50, 70, 20.4, '#a5331f'),
    at(50, 70, emblemShapes(paper, '#a5331f'), { scale: 0.2 }),
  ];
}

function territory(): Shape[] {
  const [ink, slate, edge, paper] = ['#12161c', '#262f3a', '#3d4a59', '#e4dcc8'];
  const tinctures = { silver: paper, gold: GOLD, colour: '#3a5577', deep: '#1d2c40', ink };
  const arms = {
    division: 'quarterly',
    charge: 'tower',
    metalField: false,
    gold: false,
    bordure: true,
  } as const;
  return [
    rect(0, 0, 100, 140, ink),
    cropped(FIELD, [rect(0, 0, 100, 140, slate)]),
    masonry(FIELD, 8, edge, 0.8),
    lozenges({ x: 6, y: 6, width: 88, height: 128 }, 44, '#2f3a47', 0.8),
    line(INNER, GOLD, 0.9),
    ...corners([fill('M0 0H16V5H11V11H5V16H0z', ink), line('M16 0V5H11V11H5V16H0', GOLD, 0.9)]),
    fill('M50 30L90 70L50 110L10 70z', ink),
    line('M50 33L87 70L50 107L13 70z', GOLD, 0.9),
    at(50, 69, drawArms(arms, 'heater', tinctures), { scale: 0.38 }),
  ];
}

function sleeved(): Shape[] {
  const [ink, moss, leaf, paper] = ['#121811', '#243326', '#3a5039', '#e9dfc2'];
  const sprig = (x: number, y: number, turn: number): Shape =>
    at(
      x,
      y,
      [
        line('M0 9V-8', leaf, 1),
        fill(
          'M0 4C5 3 8 0 8-4C4-4 1-1 0 4zM0 4C-5 3-8 0-8-4C-4-4-1-1 0 4zM0-3C4-4 6-7 6-10C2-10 0-7 0-3zM0-3C-4-4-6-7-6-10C-2-10 0-7 0-3z',
          leaf,
        ),
      ],
      { turn },
    );
  const damask: Shape[] = [];
  for (let row = 0; row < 7; row++)
    for (let column = 0; column < 5; column++)
      damask.push(sprig(12 + column * 19 + (row % 2) * 9.5 - 4, 12 + row * 19.4, row % 2 === 0 ? 0 : 180));
  return [
    rect(0, 0, 100, 140, ink),
    cropped(FIELD, [rect(0, 0, 100, 140, moss), ...damask]),
    line(INNER, '#c9a24a', 0.9),
    ...corners([fill('M0 0H13L0 13z', ink), line('M13 0L0 13', '#c9a24a', 0.9)]),
    disc(50, 70, 27, ink),
    ring(50, 70, 25.6, '#c9a24a', 0.9),
    line(
      'M37 50H59A2 2 0 0 1 61 52V82A2 2 0 0 1 59 84H37A2 2 0 0 1 35 82V52A2 2 0 0 1 37 50zM40 53H62A2 2 0 0 1 64 55V85A2 2 0 0 1 62 87H40A2 2 0 0 1 38 85V55A2 2 0 0 1 40 53z',
      paper,
      0.9,
    ),
    beastAt('lynx', 50, 85, 26, false, paper, ink),
  ];
}

function onepiece(): Shape[] {
  const [ink, navy, chart, paper] = ['#0a1420', '#12263b', '#23415e', '#eadfbf'];
  const rhumbs = Array.from({ length: 32 }, (_, i) => {
    const [x, y] = polar(120, i * 11.25);
    return d`M50 70l${x} ${y}`;
  });
  const point = (length: number, colour: string, shadeColour: string): Shape[] => [
    fill(d`M0 ${-length}L${length * 0.16} ${-length * 0.2}H0z`, colour),
    fill(d`M0 ${-length}L${-length * 0.16} ${-length * 0.2}H0z`, shadeColour),
  ];
  const rose = (length: number, turn: number, colour: string, shadeColour: string): Shape[] =>
    [0, 90, 180, 270].map((quarter) => turned(quarter + turn, point(length, colour, shadeColour)));
  return [
    rect(0, 0, 100, 140, ink),
    cropped(FIELD, [
      rect(0, 0, 100, 140, navy),
      line(rhumbs.join(''), chart, 0.6),
      ring(50, 70, 40, chart, 0.8),
      ring(50, 70, 56, chart, 0.8),
    ]),
    line(INNER, GOLD, 0.9),
    ...corners([
      fill('M0 0H17Q12 4 12 8Q8 8 8 12Q4 12 0 17z', ink),
      line('M17 0Q12 4 12 8Q8 8 8 12Q4 12 0 17', GOLD, 0.9),
    ]),
    disc(50, 70, 27.6, ink),
    ring(50, 70, 26.4, GOLD, 0.9),
    beads(50, 70, 24, 36, GOLD, 0.9),
    at(50, 70, [
      ...rose(17, 45, '#b4472f', '#7c2b1f'),
      ...rose(22, 0, paper, '#b9ac88'),
      disc(0, 0, 4.4, ink),
      disc(0, 0, 2.8, GOLD),
    ]),
  ];
}

export function drawBack(game: ArtGame): string {
  const painted = { mythos, territory, sleeved, onepiece }[game]();
  const ink = { mythos: '#10161d', territory: '#12161c', sleeved: '#121811', onepiece: '#0a1420' }[game];
  return svg(CARD.width, CARD.height, [...painted, ...frame(ink)]);
}
