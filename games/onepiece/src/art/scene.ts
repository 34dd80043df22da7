// A card of One Piece: sky and sea by colour, an island by the card's types, ships, and the flag of the name.
// Invariant: leaders stand larger than life before the sun, with the emblem on their coat, on a full bleed.
// Next: cloth.ts; ../motifs/islands.ts.

import { type Dice, dice } from '@sleight/art/chance';
import { type Disc, type Light, placeLight } from '@sleight/art/composition';
import { drawEmblem, emblemOf, extentOf } from '@sleight/art/crests/flag';
import { type PictureFacts, speaksOf } from '@sleight/art/facts';
import { CARD, type Canvas, PICTURE } from '@sleight/art/layout';
import { flock } from '@sleight/art/motifs/birds';
import { drifts, goldLeaf, puffs, scrolls } from '@sleight/art/motifs/clouds';
import { type Cloak, giant, type HeadShape } from '@sleight/art/motifs/figures';
import { type IslandName, islands } from '@sleight/art/motifs/islands';
import { burst, crescent, hazySun, ringed, stars, sun } from '@sleight/art/motifs/lights';
import { dots } from '@sleight/art/motifs/patterns';
import { arms, coils, fish, fluke, ship } from '@sleight/art/motifs/ships';
import { glitter, greatWave, ripples, scales, surf } from '@sleight/art/motifs/water';
import { flames, lightning, petals, rain, snow, wind } from '@sleight/art/motifs/weather';
import { GOLD, type Hour, type Palette, printed } from '@sleight/art/palette';
import type { Picture } from '@sleight/art/picture';
import { at, d, disc, line, rect, ring, type Shape } from '@sleight/art/shapes';
import { cloths, flown, reachOf } from './cloth';
import { type Colour, isColour, seas } from './palettes';

const hours: readonly Hour[] = ['day', 'day', 'dawn', 'dusk', 'night'];

const homes: readonly (readonly [readonly IslandName[], ...string[]])[] = [
  [['fortress', 'lighthouse', 'fortress'], 'navy'],
  [['pagodas', 'pagodas', 'reef'], 'land of wano', 'kouzuki'],
  [['sweets', 'sweets', 'castled'], 'big mom', 'homies'],
  [['horned', 'volcano', 'horned'], 'animal kingdom', 'four emperors'],
  [['desert', 'palms'], 'baroque', 'alabasta'],
  [['haunted'], 'thriller'],
  [['palms', 'volcano'], 'kuja', 'fish'],
  [['stacks', 'reef'], 'kid pirates', 'firetank', 'on air'],
  [['reef', 'lighthouse', 'castled'], 'heart', 'hawkins', 'drake'],
  [['palms', 'volcano', 'lighthouse', 'reef'], 'straw hat'],
];

const anywhere: readonly IslandName[] = ['palms', 'volcano', 'reef', 'lighthouse', 'castled'];

function homeOf(facts: PictureFacts, r: Dice): IslandName {
  const found = homes.find(([, ...words]) => speaksOf(facts, ...words));
  return r.pick(found === undefined ? anywhere : found[0]);
}

const someHeads: readonly HeadShape[] = [
  'spikes',
  'long',
  'tricorne',
  'bandana',
  'horns',
  'crown',
  'knot',
  'hood',
  'tail',
];
const someCloaks: readonly Cloak[] = ['coat', 'cape', 'coat', 'cloak'];

function sea(r: Dice, stage: Canvas, p: Palette, top: number, light: Disc | null): Shape[] {
  const form = r.unit();
  const colour = p.near === p.ink ? p.mid : p.near;
  const edge = p.near === p.ink ? p.ink : p.far;
  if (form < 0.4) return surf(r, stage, top + 4, 11, [p.mid, colour, p.ink], p.ink);
  if (form < 0.68) return scales(stage, top + 3, 9, colour, edge);
  const flat = [
    rect(-4, top, stage.width + 8, stage.height - top + 4, p.mid),
    ...ripples(r, stage, top + 2, stage.height, p.paper, 16),
  ];
  const lit = light === null ? [] : glitter(light.x, top, stage.height, light.r * 1.5, p.accent);
  return [...flat, ...lit, ...surf(r, stage, stage.height - 8, 10, [colour], p.ink)];
}

/** What the card's own words add to the sky and the sea. */
function spoken(facts: PictureFacts, r: Dice, stage: Canvas, p: Palette): { sky: Shape[]; front: Shape[] } {
  const sky: Shape[] = [];
  const front: Shape[] = [];
  if (speaksOf(facts, 'thunder', 'zeus', 'lightning', 'gum gum'))
    sky.push(...lightning(r, 20, 0, 72, p.accent, p.ink), ...lightning(r, 82, 0, 70, p.accent, p.ink));
  if (speaksOf(facts, 'eruption', 'diable', 'blast', 'prometheus', 'ace', 'disaster', 'heat'))
    front.push(...flames(r, -6, stage.height + 2, 112, 26, p.accent, p.paper));
  if (speaksOf(facts, 'white out', 'smoker', 'repel', 'soul'))
    front.push(...puffs(r, stage, stage.height - 12, p.paper, p.ink));
  if (speaksOf(facts, 'sables', 'crocodile', 'arrow', 'shockwave', 'cannon'))
    sky.push(...wind(r, stage, 10, 80, p.dark ? p.paper : p.mid));
  if (speaksOf(facts, 'land of wano')) sky.push(...petals(r, stage, p.accent, 10));
  return { sky, front };
}

/** Something at sea: a ship, a whale, coils, arms or fish. */
function company(r: Dice, facts: PictureFacts, p: Palette, x: number, y: number): Shape[] {
  const rigging = { hull: p.dark ? p.ink : p.near, sail: p.paper, flag: p.accent, ink: p.ink };
  const beast = r.unit();
  if (speaksOf(facts, 'fish', 'sun pirates'))
    return [
      fish(x, y - 10, 20, x > 50, p.ink, p.paper),
      fish(x + (x > 50 ? -14 : 14), y - 2, 13, x > 50, p.ink, p.paper),
    ];
  if (beast < 0.64) return [ship(r.whole(0, 2), x, y, r.between(24, 36), r.chance(0.5), rigging)];
  if (beast < 0.76) return [fluke(x, y + 2, 30, p.ink)];
  if (beast < 0.88) return [coils(x - 2, y + 2, 26, p.ink, p.mid)];
  return [arms(x, y + 3, 28, p.ink, p.mid)];
}

// Long because a print is drawn from back to front with one sequence of dice; the order of the lines is the picture.
export function onepiecePicture(facts: PictureFacts): Picture {
  const r = dice(`onepiece ${facts.id}`);
  const colour: Colour = isColour(facts.faction) ? facts.faction : 'black';
  const p = printed(seas[colour], r.pick(hours));
  if (facts.kind === 'leader') return leader(facts, r, p);

  const stage: Canvas = PICTURE;
  const isStage = facts.kind === 'stage';
  const isEvent = facts.kind === 'event';
  const isMighty = (facts.cost ?? 0) >= 6;
  const cloth = isEvent ? r.pick(['buoy', 'porthole'] as const) : isStage ? 'sail' : r.pick(cloths);
  const crest: Disc = {
    x: 50 + r.between(-3, 3),
    y: isStage ? 34 : 46 + r.between(-2, 1),
    r: isStage ? 17 : reachOf[cloth],
  };
  const water = isStage ? 88 : r.between(80, 84);
  const roll = r.unit();
  const kind: Light = isStage
    ? 'corner'
    : isEvent
      ? 'none'
      : roll < 0.3
        ? 'behind'
        : roll < 0.62
          ? 'corner'
          : 'setting';
  const light = placeLight(r, kind, crest, water);
  const left = r.chance(0.5);
  const words = spoken(facts, r, stage, p);

  const shapes: Shape[] = [rect(0, 0, stage.width, stage.height, p.sky)];
  const pattern = r.unit();
  if (isEvent)
    shapes.push(
      ...burst(r, crest.x, crest.y, crest.r + 4, 30, p.cloud),
      ...burst(r, crest.x, crest.y, crest.r + 12, 22, p.mid),
    );
  else if (pattern < 0.2) shapes.push(dots({ x: 0, y: 0, width: 100, height: water }, 4.6, p.cloud, 1.1));
  if (p.dark && !isEvent) shapes.push(...stars(r, stage, 60, p.paper));
  if (light !== null) {
    const form = r.unit();
    const tone = p.dark && form < 0.5 ? p.paper : p.accent;
    if (form < 0.4) shapes.push(...sun(light.x, light.y, light.r, tone));
    else if (form < 0.75) shapes.push(...hazySun(light.x, light.y, light.r, tone, p.sky));
    else
      shapes.push(
        ...(p.dark ? crescent(light.x, light.y, light.r, tone) : ringed(light.x, light.y, light.r, tone)),
      );
  }
  const above = r.unit();
  if (!isEvent) {
    if (above < 0.5) shapes.push(...drifts(r, stage, 9, 60, p.cloud));
    else if (above < 0.85) shapes.push(...scrolls(r, stage, 14, 62, p.dark ? p.cloud : p.paper, p.line));
    if (isMighty) shapes.push(...goldLeaf(r, stage, 26, !left, GOLD, p.ink));
    const weather = r.unit();
    if (weather < 0.4) shapes.push(...flock(r, r.between(30, 74), r.between(10, 16), p.line));
    else if (weather < 0.5) shapes.push(...rain(r, stage, p.line, 90));
    else if (weather < 0.56) shapes.push(...snow(r, stage, p.sky === p.paper ? p.cloud : p.paper, 90));
  }
  shapes.push(...words.sky);

  const home = islands[homeOf(facts, r)];
  const width = isStage ? 84 : r.between(46, 60);
  const shore = {
    dice: r,
    p: { ...p, mid: p.dark ? p.mid : p.far, near: p.dark ? p.near : p.mid },
    x: isStage ? 50 : left ? 20 : 80,
    y: water,
    width,
  };
  if (!isEvent || r.chance(0.4)) shapes.push(...home(shore));
  if (isStage)
    shapes.push(
      line(d`M${crest.x} 60V${water + 8}`, p.ink, 1.4),
      at(crest.x, crest.y, flown(cloth, emblemOf(facts.name), dyes(p, true)), { scale: 0.62 }),
    );
  else
    shapes.push(
      ...company(r, facts, p, left ? 80 : 20, water + 4),
      at(crest.x, crest.y, flown(cloth, emblemOf(facts.name), dyes(p, r.chance(0.5)))),
    );
  const hasWave = r.chance(isMighty ? 0.7 : 0.22);
  const waves = sea(r, stage, p, water + (isEvent ? 8 : 0), light);
  if (hasWave)
    shapes.push(
      ...greatWave(left ? 84 : 16, water + 12, 30, !left, p.mid === p.sky ? p.near : p.mid, p.paper, p.ink),
    );
  shapes.push(...waves, ...words.front);
  return {
    shapes,
    ink: p.ink,
    accent: p.accent,
    paper: p.paper,
    fullBleed: false,
    gilded: isMighty,
    crest,
    lights: light === null ? [] : [light],
  };
}

const dyes = (p: Palette, dark: boolean): Parameters<typeof flown>[2] => ({
  ink: p.ink,
  paper: p.paper,
  accent: p.accent,
  dye: p.mid === p.paper ? p.near : p.mid,
  dark,
});

function leader(facts: PictureFacts, r: Dice, p: Palette): Picture {
  const stage: Canvas = CARD;
  const left = r.chance(0.5);
  const look = dice(`giant ${facts.name.toLowerCase()}`);
  const head = look.pick(someHeads);
  const cloak = look.pick(someCloaks);
  const emblem = emblemOf(facts.name);
  const light: Disc = { x: 50, y: 42, r: 35 };
  const rigging = { hull: p.ink, sail: p.paper, flag: p.accent, ink: p.ink };
  const colour = p.near === p.ink ? p.mid : p.near;
  const shapes: Shape[] = [
    rect(0, 0, stage.width, stage.height, p.sky),
    ...burst(r, light.x, light.y, light.r + 8, 30, p.cloud),
    disc(light.x, light.y, light.r, p.accent),
    ring(light.x, light.y, light.r + 3.5, GOLD, 1.2),
    ...(p.dark ? stars(r, stage, 60, p.paper) : []),
    ...scrolls(r, stage, 18, 66, p.dark ? p.cloud : p.paper, p.line),
    ...goldLeaf(r, stage, 62, !left, GOLD, p.ink),
    ...flock(r, 30, 14, p.line),
    ...islands[homeOf(facts, r)]({
      dice: r,
      p: { ...p, mid: p.dark ? p.mid : p.far, near: p.dark ? p.near : p.mid },
      x: left ? 14 : 86,
      y: 92,
      width: 50,
    }),
    ship(r.whole(0, 2), left ? 88 : 12, 96, 30, left, rigging),
    ...surf(r, stage, 98, 11, [p.mid, colour], p.ink),
    at(50, 45, giant({ head, cloak, colour: p.ink, trim: p.accent }), { scale: 1.06 }),
    at(50, 87, drawEmblem(emblem, p.paper, p.ink, p.accent), { scale: 20 / extentOf(emblem) }),
    ...surf(r, stage, 110, 10, [p.ink], colour),
    rect(0, 113, stage.width, 27, p.ink),
  ];
  return {
    shapes,
    ink: p.ink,
    accent: p.accent,
    paper: p.paper,
    fullBleed: true,
    gilded: true,
    crest: { x: 50, y: 87, r: 20 },
  };
}
