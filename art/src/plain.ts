// The art of a game that brings none, or only some of it: cards from their facts, a back, a world, a table and a rail.
// Invariant: it is drawn from the game's palettes and id alone, so two games never look alike.
// Next: plain-scene.ts for the cards.

import { around } from './around';
import { corners, FIELD, INNER } from './backs';
import { hash } from './chance';
import { carried } from './crests/carriers';
import { drawKamon, kamonOf } from './crests/kamon';
import type { PictureFacts } from './facts';
import type { Back, GameArt, Surface, WorldStage } from './game-art';
import { flock } from './motifs/birds';
import { drifts } from './motifs/clouds';
import { contour } from './motifs/contour';
import { hazySun } from './motifs/lights';
import { hatching, lozenges } from './motifs/patterns';
import { furrows, hills, peaks, woods } from './motifs/ridges';
import { cedars } from './motifs/trees';
import { GOLD, type Palettes, printed, type Tones } from './palette';
import { plainPicture } from './plain-scene';
import { TILE } from './rails';
import { at, cropped, d, disc, fill, line, rect, ring, type Shape, times } from './shapes';
import { groundIn } from './tones';

/** For factions whose tones the game does not choose. */
export const plainPalettes = {
  slate: { tones: ['#eceae2', '#b3bfc4', '#61798a', '#334654', '#141b21'], accent: '#d9653b' },
  clay: { tones: ['#f3e4cc', '#dcb088', '#a9653f', '#653622', '#20130d'], accent: '#e2a93c' },
  fern: { tones: ['#ebebd4', '#b2c19a', '#5f8254', '#324d34', '#151d15'], accent: '#d87a33' },
  plum: { tones: ['#efe3e6', '#c8a9b8', '#8a5374', '#512d48', '#1d111a'], accent: '#e3b24a' },
  sea: { tones: ['#e5edeb', '#a5c6c7', '#488490', '#244d59', '#0f1d22'], accent: '#e0673f' },
} as const satisfies Palettes;

/** The tones of a faction: the game's, or always the same ones of those there are. */
function tonesOf(palettes: Palettes, faction: string): Tones {
  const known = Object.entries(palettes);
  const own = known.find(([name]) => name === faction) ?? around(known, hash(faction));
  return own[1];
}

function back(game: string, tones: Tones): Back {
  const [paper, , middle, deep, ink] = tones.tones;
  const shapes = [
    rect(0, 0, 100, 140, ink),
    cropped(FIELD, [rect(0, 0, 100, 140, deep)]),
    lozenges({ x: 6, y: 6, width: 88, height: 128 }, 22, middle, 0.6),
    line(INNER, GOLD, 0.9),
    ...corners([fill('M0 0H14L0 14z', ink), line('M14 0L0 14', GOLD, 0.9)]),
    disc(50, 70, 27, ink),
    ring(50, 70, 25.6, GOLD, 0.9),
    disc(50, 70, 22, paper),
    at(50, 70, drawKamon(kamonOf(game), ink, paper), { scale: 0.16 }),
  ];
  return { shapes, ink };
}

function world(game: string, tones: Tones, { r, stage, x, y, wide }: WorldStage): Shape[] {
  const p = printed(tones, 'day');
  const cx = wide ? x(0.66) : x(0.5);
  const cy = wide ? y(0.38) : y(0.31);
  const colours = { ink: p.ink, paper: p.paper, accent: p.accent, cloth: p.mid };
  return [
    rect(0, 0, stage.width, stage.height, p.sky),
    ...hazySun(cx, cy, 46, p.accent, p.sky),
    ...drifts(r, stage, y(0.06), y(0.44), p.cloud),
    ...flock(r, x(0.34), y(0.16), p.line, 7),
    ...peaks(r, stage, { y: y(0.62), rise: 26, colour: p.far, etch: p.paper }),
    ...woods(r, stage, { y: y(0.7), rise: 8, colour: p.mid, etch: p.near }),
    at(cx, cy, carried('roundel', kamonOf(game), colours, cy), { scale: 1.5 }),
    ...cedars(r, stage, y(0.8), 30, p.near, wide ? 14 : 6),
    ...hills(r, stage, { y: y(0.78), rise: 9, colour: p.near, etch: p.ink }),
    ...furrows(r, stage, { y: y(0.88), rise: 0, colour: p.ink, etch: p.near }),
  ];
}

/** A felt-dark map with a few contour lines. */
const table = ({ r, stage, cx, cy }: Surface): Shape[] => [
  rect(0, 0, stage.width, stage.height, '#141516'),
  disc(cx, cy, stage.height * 0.44, '#17191a'),
  line(
    times(7, () => contour(r, r.between(0, stage.width), r.between(0, stage.height), r.between(9, 26))).join(
      '',
    ),
    '#1e2123',
    0.5,
  ),
  line(d`M0 ${cy}H${stage.width}`, '#2a2e31', 0.5),
];

/** Woven cloth. */
const rail = (): Shape[] => [
  rect(0, 0, TILE.width, TILE.height, '#191818'),
  hatching({ x: 0, y: 0, ...TILE }, 6, '#211f1e', 0.6),
];

/** The parts of its art that a game brings itself; it may bring none. */
export type OwnArt = Partial<Omit<GameArt, 'game'>>;

export function plainArt(game: string, own: OwnArt = {}): GameArt {
  const palettes = own.palettes ?? plainPalettes;
  const tonesFor = ({ faction }: PictureFacts): Tones => tonesOf(palettes, faction);
  return {
    game,
    palettes,
    ground: (facts) => groundIn(tonesFor(facts)),
    picture: (facts) => plainPicture(game, facts, tonesFor(facts)),
    back: () => back(game, tonesOf(palettes, game)),
    world: (stage) => world(game, tonesOf(palettes, game), stage),
    table,
    rail,
    ...own,
  };
}
