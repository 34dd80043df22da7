// A card's picture as SVG: its game paints it, this adds the frame.
// Invariant: the same facts give the same text, byte for byte.
// Next: plain.ts, and the art folder of a game.

import type { PictureFacts } from './facts';
import { band, frame, innerLine } from './frame';
import type { GameArt } from './game-art';
import { CARD, PICTURE } from './layout';
import { GOLD } from './palette';
import type { Picture } from './picture';
import { at, type Shape, svg } from './shapes';

/** `card` is the whole card with frame and name band; `picture` only the scene above the band. */
export type Crop = 'card' | 'picture';

/** A card's inks, for printing its name and numbers. */
export function inksOf(
  art: GameArt,
  facts: PictureFacts,
): {
  readonly ink: string;
  readonly paper: string;
  readonly accent: string;
} {
  const { ink, paper, accent } = art.picture(facts);
  return { ink, paper, accent };
}

/** A sheet's motif is in its middle, so the crop is taken from there. */
const drawSheet = ({ shapes }: Picture, crop: Crop): string =>
  crop === 'card'
    ? svg(CARD.width, CARD.height, shapes)
    : svg(PICTURE.width, PICTURE.height, [at(0, (PICTURE.height - CARD.height) / 2, shapes)]);

export function drawCard(art: GameArt, facts: PictureFacts, crop: Crop = 'card'): string {
  const picture = art.picture(facts);
  if (picture.isSheet) return drawSheet(picture, crop);
  if (crop === 'picture') return svg(PICTURE.width, PICTURE.height, picture.shapes);
  const { ink, accent, fullBleed, gilded } = picture;
  const finish: Shape[] = [
    ...(fullBleed ? [] : band(ink, gilded ? GOLD : accent)),
    ...frame(ink),
    ...(gilded && fullBleed ? innerLine(GOLD) : []),
  ];
  return svg(CARD.width, CARD.height, [...picture.shapes, ...finish]);
}
