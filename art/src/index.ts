// Woodblock prints drawn by code: cards, backs, worlds and the emblem, each as the text of an SVG.
// Next: draw.ts.

export { drawBack } from './backs';
export { type Crop, drawCard, inksOf } from './draw';
export { drawSleight } from './emblem';
export { type ArtGame, artGames, type CardFacts, factsOf, variantsOf } from './facts';
export { BAND, CARD, DIAMOND, PICTURE, SEAL } from './layout';
export { type Ground, groundOf } from './tones';
export { drawWorld, type WorldCrop } from './worlds';
