// The world of each game as one large scene, wide or tall, for the home page.
// Invariant: the same hand and the same motifs as the cards; nothing of interest in the lowest sixth, where a page may
// print a title over it.
// Next: index.ts.

import { beastAt } from './beasts/menagerie';
import { type Dice, dice } from './chance';
import { carried } from './crests/carriers';
import { emblemOf } from './crests/flag';
import { kamonOf } from './crests/kamon';
import { armsOf, drawArms } from './crests/shield';
import type { ArtGame } from './facts';
import type { Stage } from './layout';
import { crane, crows, flock } from './motifs/birds';
import { bridge, lanterns, pagoda, torii, village } from './motifs/buildings';
import { castle, mill, pikes, tent, tower, wall } from './motifs/castles';
import { drifts, goldLeaf, mist, scrolls } from './motifs/clouds';
import { figure, march } from './motifs/figures';
import { islands } from './motifs/islands';
import { hazySun, stars } from './motifs/lights';
import { cone, furrows, hills, peaks, woods } from './motifs/ridges';
import { coils, hull, ship } from './motifs/ships';
import { bamboo, cedars, cherry, pine, reeds } from './motifs/trees';
import { glitter, greatWave, ripples, scales, surf } from './motifs/water';
import { petals } from './motifs/weather';
import { villages } from './mythos/palettes';
import { flown } from './onepiece/cloth';
import { seas } from './onepiece/palettes';
import { GOLD, type Palette, printed } from './palette';
import { at, disc, rect, ring, type Shape, svg } from './shapes';
import { animalShapes } from './sleeved/animals';
import { equipmentShapes } from './sleeved/equipment';
import { sleeveShapes } from './sleeved/sleeves';
import { banners } from './territory/palettes';

export type WorldCrop = 'wide' | 'tall';

/** Twice as large as a card's picture in each measure, so that motifs keep their size on the page. */
const stages: Readonly<Record<WorldCrop, Stage>> = {
  wide: { width: 320, height: 160 },
  tall: { width: 140, height: 200 },
};

interface World {
  readonly r: Dice;
  readonly stage: Stage;
  readonly p: Palette;
  /** Shares of the width and the height. */
  x(share: number): number;
  y(share: number): number;
  readonly wide: boolean;
}

function mythos({ r, stage, p, x, y, wide }: World): Shape[] {
  const cx = wide ? x(0.68) : x(0.5);
  const cy = wide ? y(0.38) : y(0.31);
  const crest = carried(
    'roundel',
    kamonOf('Sleight'),
    { ink: p.ink, paper: p.paper, accent: p.accent, cloth: p.mid },
    cy,
  );
  return [
    rect(0, 0, stage.width, stage.height, p.sky),
    ...hazySun(cx, cy, 46, p.accent, p.sky),
    ...drifts(r, stage, y(0.06), y(0.44), p.cloud),
    ...goldLeaf(r, { ...stage, width: 110 }, y(0.2), true, GOLD, p.ink),
    ...flock(r, x(0.36), y(0.14), p.line, 7),
    ...cone(r, stage, { y: y(0.6), rise: 34, colour: p.far, etch: p.paper }),
    ...peaks(r, stage, { y: y(0.64), rise: 20, colour: p.far, etch: p.sky }),
    ...mist(r, stage, y(0.56), p.paper),
    ...pagoda(x(0.14), y(0.7), 58, 5, p.near, p.paper),
    ...village(r, wide ? x(0.2) : x(0.5), y(0.71), wide ? 96 : 60, p.near, p.paper),
    ...cedars(r, stage, y(0.72), 24, p.near, wide ? 18 : 8),
    ...hills(r, stage, { y: y(0.74), rise: 12, colour: p.mid, etch: p.ink }),
    at(cx, cy, crest, { scale: 1.5 }),
    ...torii(wide ? x(0.86) : x(0.8), y(0.84), 38, p.accent, p.ink),
    ...bridge(wide ? x(0.5) : x(0.36), y(0.84), 64, p.accent, p.ink),
    ...pine(wide ? x(0.34) : x(0.9), y(0.88), 54, !wide, p.ink, p.near),
    figure(r, wide ? x(0.64) : x(0.58), y(0.84), 24, p.ink, p.accent),
    ...scales(stage, y(0.84), 8, p.near, p.mid),
    ...cherry(r, wide ? x(0.96) : x(0.06), y(0.95), 62, wide ? -16 : 14, p.ink, p.accent),
    ...bamboo(r, stage, wide ? [8, 22, 31] : [131], p.near, p.ink),
    ...lanterns(wide ? x(0.76) : x(0.2), -2, wide ? 84 : 96, 4, 11, p.accent, p.ink),
    ...petals(r, stage, p.accent, 16),
    crane(wide ? x(0.46) : x(0.24), y(0.2), 1.2, false, p.paper, p.ink),
  ];
}

function territory({ r, stage, p, x, y, wide }: World): Shape[] {
  const tones = banners.conclave.tones;
  const tinctures = { silver: p.paper, gold: GOLD, colour: tones[2], deep: tones[3], ink: p.ink };
  const cx = wide ? x(0.64) : x(0.5);
  const cy = wide ? y(0.4) : y(0.3);
  return [
    rect(0, 0, stage.width, stage.height, p.sky),
    disc(cx, cy, 48, p.accent),
    ring(cx, cy, 53, p.accent, 1.6),
    ...scrolls(r, stage, y(0.14), y(0.46), p.paper, p.ink),
    ...flock(r, x(0.3), y(0.16), p.line, 7),
    ...peaks(r, stage, { y: y(0.62), rise: 24, colour: p.far, etch: p.paper }),
    ...castle(r, x(wide ? 0.16 : 0.2), y(0.72), 78, p.near, p.ink, p.accent),
    ...wall(-4, y(0.72), stage.width + 8, 18, p.near, p.ink),
    ...tower(x(0.44), y(0.72), 18, 42, p.near, p.ink, p.accent),
    ...tower(x(0.9), y(0.72), 20, 50, p.near, p.ink, p.accent),
    ...hills(r, stage, { y: y(0.74), rise: 6, colour: p.mid, etch: p.near }),
    ...furrows(r, stage, { y: y(0.75), rise: 0, colour: p.mid, etch: p.near }),
    ...mill(x(wide ? 0.8 : 0.84), y(0.82), 48, p.near, p.paper, p.ink),
    at(cx, cy, drawArms(armsOf('Territory'), 'heater', tinctures), { scale: 0.78 }),
    ...tent(x(0.3), y(0.88), 40, p.paper, p.accent, p.ink),
    ...tent(x(wide ? 0.42 : 0.62), y(0.86), 28, p.paper, tones[2], p.ink),
    ...march(x(wide ? 0.52 : 0.1), y(0.92), wide ? 12 : 5, 24, p.ink),
    ...pikes(-4, stage.height + 4, Math.ceil(stage.width / 5.4) + 2, 22, p.ink, p.accent),
  ];
}

function onepiece({ r, stage, p, x, y, wide }: World): Shape[] {
  const cx = wide ? x(0.66) : x(0.5);
  const cy = wide ? y(0.32) : y(0.32);
  const emblem = emblemOf('Sleight of the Seas');
  const shore = { dice: r, p: { ...p, mid: p.far, near: p.mid } };
  const rigging = { hull: p.near, sail: p.paper, flag: p.accent, ink: p.ink };
  return [
    rect(0, 0, stage.width, stage.height, p.sky),
    ...hazySun(x(wide ? 0.3 : 0.5), y(0.62), 52, p.accent, p.sky),
    ...scrolls(r, stage, y(0.1), y(0.5), p.paper, p.ink),
    ...flock(r, x(0.42), y(0.16), p.line, 7),
    ...islands.volcano({ ...shore, x: x(wide ? 0.9 : 0.88), y: y(0.7), width: 90 }),
    ...islands.palms({ ...shore, x: x(0.1), y: y(0.7), width: 70 }),
    rect(-4, y(0.7), stage.width + 8, stage.height, p.mid),
    ...ripples(r, stage, y(0.72), y(0.86), p.paper, 26),
    ...glitter(x(wide ? 0.3 : 0.5), y(0.7), y(0.86), 70, p.accent),
    coils(x(wide ? 0.46 : 0.16), y(0.8), 40, p.ink, p.mid),
    at(
      cx,
      cy,
      flown('sail', emblem, { ink: p.ink, paper: p.paper, accent: p.accent, dye: p.mid, dark: true }),
      { scale: wide ? 1.3 : 1.6 },
    ),
    hull(cx, y(0.85), wide ? 100 : 92, rigging),
    ...greatWave(wide ? x(0.04) : x(0.98), y(0.94), wide ? 62 : 52, wide, p.mid, p.paper, p.ink),
    ...surf(r, stage, y(0.86), 15, [p.mid, p.near, p.ink], p.ink),
    ship(2, x(wide ? 0.2 : 0.2), y(0.75), 30, true, rigging),
  ];
}

const layer = (game: 'sleeve' | 'animal' | 'equipment', name: string) =>
  ({ game: 'sleeved', id: name, name, title: '', kind: game, faction: '', types: [], rarity: '' }) as const;

function sleeved({ r, stage, x, y, wide }: World): Shape[] {
  const [moss, fernTone, light, dark] = ['#22301f', '#33462f', '#4e6845', '#151d14'];
  const fan = (turn: number, dx: number, shapes: readonly Shape[]): Shape =>
    at(wide ? x(0.64) + dx : x(0.5) + dx, y(wide ? 0.92 : 0.7), [at(-50, -134, shapes)], {
      turn,
      scale: wide ? 0.96 : 0.9,
    });
  return [
    rect(0, 0, stage.width, stage.height, moss),
    disc(wide ? x(0.22) : x(0.5), y(wide ? 0.4 : 0.3), 46, '#dfe0b4'),
    ...stars(r, stage, y(0.4), '#dfe0b4', 20),
    ...woods(r, stage, { y: y(0.62), rise: 10, colour: light, etch: moss }),
    ...cedars(r, stage, y(0.74), 46, fernTone, wide ? 16 : 8),
    ...hills(r, stage, { y: y(0.76), rise: 8, colour: fernTone, etch: moss }),
    ...crows(r, stage, y(0.1), y(0.24), dark, wide ? 4 : 2),
    beastAt('wolf', wide ? x(0.18) : x(0.2), y(0.82), wide ? 66 : 46, false, dark, light),
    beastAt('tortoise', wide ? x(0.4) : x(0.82), y(0.86), 40, wide, dark, light),
    ...hills(r, stage, { y: y(0.84), rise: 7, colour: dark, etch: moss }),
    ...reeds(r, -4, stage.height + 2, stage.width + 8, 26, dark, true),
    fan(-11, -12, [rect(3, 3, 94, 134, '#2c3d2b'), ...sleeveShapes(layer('sleeve', 'Hunter Sleeve'))]),
    fan(1, 2, animalShapes(layer('animal', 'Lynx'))),
    fan(13, 18, equipmentShapes(layer('equipment', 'Blade'))),
  ];
}

export function drawWorld(game: ArtGame, crop: WorldCrop): string {
  const stage = stages[crop];
  const shared = {
    r: dice(`world ${game} ${crop}`),
    stage,
    x: (share: number) => stage.width * share,
    y: (share: number) => stage.height * share,
    wide: crop === 'wide',
  };
  const tones = {
    mythos: villages.leaf,
    territory: banners.conclave,
    sleeved: villages.leaf,
    onepiece: seas.red,
  }[game];
  const world: World = { ...shared, p: printed(tones, 'day') };
  return svg(stage.width, stage.height, { mythos, territory, sleeved, onepiece }[game](world));
}
