// The back of every card of Sleeved.
// Next: world.ts.

import { corners, FIELD, INNER } from '@sleight/art/backs';
import { beastAt } from '@sleight/art/beasts/menagerie';
import type { Back } from '@sleight/art/game-art';
import { at, cropped, disc, fill, line, rect, ring, type Shape } from '@sleight/art/shapes';

export function back(): Back {
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
  const shapes = [
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
  return { shapes, ink };
}
