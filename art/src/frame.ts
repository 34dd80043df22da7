// The ink around a card and the band its name is printed on.
// Invariant: drawn last; a full bleed has the frame and no band.
// Next: layout.ts for the places.

import { BAND, CARD } from './layout';
import { d, fill, line, rect, type Shape } from './shapes';

const FRAME = 1.5;
const CORNER = 5;

function corners(ink: string): Shape {
  const { width: w, height: h } = CARD;
  const r = CORNER;
  const inner = d`M${FRAME + r} ${FRAME}H${w - FRAME - r}a${r} ${r} 0 0 1 ${r} ${r}V${h - FRAME - r}a${r} ${r} 0 0 1 ${-r} ${r}H${FRAME + r}a${r} ${r} 0 0 1 ${-r} ${-r}V${FRAME + r}a${r} ${r} 0 0 1 ${r} ${-r}z`;
  return fill(d`M0 0H${w}V${h}H0z${inner}`, ink);
}

export const band = (ink: string, accent: string): Shape[] => [
  rect(0, BAND.y, CARD.width, BAND.height, ink),
  rect(0, BAND.y, CARD.width, 1.4, accent),
];

export const frame = (ink: string): Shape[] => [corners(ink)];

/** A second line inside the frame, for what is rare. */
export const innerLine = (colour: string): Shape[] => [
  line(
    'M8 3.6H92A4.4 4.4 0 0 1 96.4 8V132A4.4 4.4 0 0 1 92 136.4H8A4.4 4.4 0 0 1 3.6 132V8A4.4 4.4 0 0 1 8 3.6z',
    colour,
    0.8,
  ),
];
