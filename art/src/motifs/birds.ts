// Birds in the air: gulls as two strokes, crows and cranes as silhouettes.
// Next: trees.ts.

import type { Dice } from '../chance';
import type { Canvas } from '../layout';
import { at, cut, d, fill, line, type Shape } from '../shapes';

/** A flock as brush strokes, in a loose wedge. */
export function flock(dice: Dice, x: number, y: number, colour: string, count = 5): Shape[] {
  const strokes = Array.from({ length: count }, (_, i) => {
    const s = dice.between(1.7, 2.9);
    const side = i % 2 === 0 ? 1 : -1;
    const row = Math.ceil(i / 2);
    const bx = x + side * row * 5.4 + dice.between(-1, 1);
    const by = y + row * 3 + dice.between(-1, 1);
    return d`M${bx - s * 1.5} ${by - s * 0.1}q${s * 0.8} ${-s * 0.9} ${s * 1.5} ${s * 0.3}q${s * 0.7} ${-s * 1.2} ${s * 1.5} ${-s * 0.3}`;
  });
  return [line(strokes.join(''), colour, 0.95)];
}

const CROW =
  'M-9-3C-6-6-2-4-1-1L2-2C3-6 7-9 12-8C9-7 8-4 6-1C8-1 9 0 11 0C9 1 7 2 5 2C2 4-2 3-5 5L-9 6L-6 3C-7 1-8-1-9-3z';
const CRANE =
  'M-14 3C-10 0-6 0-3 0C-6-4-8-8-7-13C-3-11 1-7 3-2C6-3 10-5 13-8L17-8L14-6C11-3 8 0 5 2C2 5-4 5-8 4L-15 6z';

export const crow = (x: number, y: number, scale: number, flip: boolean, colour: string): Shape =>
  at(x, y, [fill(CROW, colour)], { scale, flip });

export const crane = (x: number, y: number, scale: number, flip: boolean, body: string, ink: string): Shape =>
  at(x, y, [cut(CRANE, body, ink, 0.6), fill('M-7-13C-3-11-1-9 0-6C-3-7-5-9-7-13zM13-8L17-8L14-6z', ink)], {
    scale,
    flip,
  });

/** A few crows in different sizes across the sky. */
export const crows = (
  dice: Dice,
  stage: Canvas,
  top: number,
  bottom: number,
  colour: string,
  count = 3,
): Shape[] =>
  Array.from({ length: count }, (_, i) =>
    crow(
      (stage.width * (i + 0.5)) / count + dice.between(-9, 9),
      dice.between(top, bottom),
      dice.between(0.4, 0.75),
      dice.chance(0.5),
      colour,
    ),
  );
