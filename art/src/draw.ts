// A card's picture as SVG: its game paints it, this puts the frame around it.
// Invariant: the same facts give the same text, byte for byte.
// Next: the scene of a game, in its folder.

import type { CardFacts } from './facts';
import { band, frame, innerLine } from './frame';
import { CARD, PICTURE } from './layout';
import { mythosPicture } from './mythos/scene';
import { onepiecePicture } from './onepiece/scene';
import { GOLD } from './palette';
import type { Picture } from './picture';
import { at, type Shape, svg } from './shapes';
import { sleevedPicture } from './sleeved/scene';
import { territoryPicture } from './territory/scene';

/** `card` is the whole card with frame and name band; `picture` only the scene above the band. */
export type Crop = 'card' | 'picture';

export function pictureOf(facts: CardFacts): Picture {
  switch (facts.game) {
    case 'territory':
      return territoryPicture(facts);
    case 'onepiece':
      return onepiecePicture(facts);
    case 'sleeved':
      return sleevedPicture(facts);
    case 'mythos':
      return mythosPicture(facts);
  }
}

/** The inks a card is printed in, for whoever prints its name and numbers. */
export function inksOf(facts: CardFacts): {
  readonly ink: string;
  readonly paper: string;
  readonly accent: string;
} {
  const { ink, paper, accent } = pictureOf(facts);
  return { ink, paper, accent };
}

/** What is on a sheet stands in its middle, so its crop is cut from there. */
const drawSheet = ({ shapes }: Picture, crop: Crop): string =>
  crop === 'card'
    ? svg(CARD.width, CARD.height, shapes)
    : svg(PICTURE.width, PICTURE.height, [at(0, (PICTURE.height - CARD.height) / 2, shapes)]);

export function drawCard(facts: CardFacts, crop: Crop = 'card'): string {
  const picture = pictureOf(facts);
  // A sheet of Sleeved is transparent to its edges, so that the layers under it show.
  if (facts.game === 'sleeved') return drawSheet(picture, crop);
  if (crop === 'picture') return svg(PICTURE.width, PICTURE.height, picture.shapes);
  const { ink, accent, fullBleed, gilded } = picture;
  const finish: Shape[] = [
    ...(fullBleed ? [] : band(ink, gilded ? GOLD : accent)),
    ...frame(ink),
    ...(gilded && fullBleed ? innerLine(GOLD) : []),
  ];
  return svg(CARD.width, CARD.height, [...picture.shapes, ...finish]);
}
