// Woodblock prints drawn by code: cards, backs, worlds, portraits, emotes and the emblem, each as the text of an SVG.
// Next: game-art.ts for what a game brings, draw.ts.

export { drawBack } from './backs';
export { type Crop, drawCard, inksOf } from './draw';
export { drawSleight } from './emblem';
export { drawEmote, emoteIds } from './emotes';
export { factsOf, type PictureFacts, printsOf, variantsOf } from './facts';
export type { GameArt } from './game-art';
export { BAND, CARD, DIAMOND, PICTURE, SEAL } from './layout';
export { plainArt } from './plain';
export { drawPortrait, portraitIds } from './portraits/portraits';
export { drawRail } from './rails';
export { drawTable } from './tables';
export type { Ground } from './tones';
export { drawWorld, type WorldCrop } from './worlds';
