// The rarest cards of Mythos: painted to the foot of the card, someone larger than life before the light.
// Invariant: the lowest fifth stays dark and quiet, because the name is printed on it.
// Next: scene.ts for all other cards.

import { beastAt } from '@sleight/art/beasts/menagerie';
import type { Dice } from '@sleight/art/chance';
import { dice } from '@sleight/art/chance';
import type { Disc } from '@sleight/art/composition';
import { drawKamon, kamonOf } from '@sleight/art/crests/kamon';
import type { PictureFacts } from '@sleight/art/facts';
import { CARD, type Canvas } from '@sleight/art/layout';
import { drifts, goldLeaf, scrolls } from '@sleight/art/motifs/clouds';
import { type Cloak, duel, giant, type HeadShape } from '@sleight/art/motifs/figures';
import { burst, crescent, shine, stars } from '@sleight/art/motifs/lights';
import { hempLeaf } from '@sleight/art/motifs/patterns';
import { hills } from '@sleight/art/motifs/ridges';
import { petals } from '@sleight/art/motifs/weather';
import { GOLD, type Palette } from '@sleight/art/palette';
import type { Picture } from '@sleight/art/picture';
import { at, disc, rect, ring, type Shape } from '@sleight/art/shapes';
import { beastOf, isBeast } from './beings';
import { countries } from './lands';
import type { VillageName } from './palettes';
import { chooseSights, type SightGround, spoken } from './sights';

const someHeads: readonly HeadShape[] = ['spikes', 'long', 'tail', 'hat', 'hood', 'horns', 'knot'];
const someCloaks: readonly Cloak[] = ['cloak', 'coat', 'cape'];

/** A name keeps its head and cloak on every card. */
const giantOf = (name: string): { head: HeadShape; cloak: Cloak } => {
  const r = dice(`giant ${name.toLowerCase()}`);
  return { head: r.pick(someHeads), cloak: r.pick(someCloaks) };
};

const LIGHT = 34;

/** Below this the card is plain ink. */
const FOOT = 112;

function roundel(name: string, x: number, y: number, radius: number, p: Palette): Shape {
  const crest = at(0, 0, drawKamon(kamonOf(name), p.ink, p.paper), { scale: (radius * 0.82) / 118 });
  return at(x, y, [disc(0, 0, radius, p.ink), disc(0, 0, radius - 1.2, p.paper), crest]);
}

export function rarest(facts: PictureFacts, r: Dice, place: VillageName, p: Palette): Picture {
  const stage: Canvas = CARD;
  const isDuel = facts.rarity === 'M' || facts.rarity === 'MV';
  const g: SightGround = { dice: r, stage, p, left: r.chance(0.5), middle: 90, near: 109 };
  const light: Disc = { x: 50, y: isDuel ? 46 : 44, r: LIGHT };
  const beast = beastOf(facts);
  const beastFills = beast !== null && isBeast(facts);
  const words = spoken(facts, { ...g, stage: { ...stage, height: FOOT } }, light.x, light.y, LIGHT);
  const sights = chooseSights(r, place, 3);
  const moon = p.dark ? (r.chance(0.5) ? p.paper : p.accent) : p.accent;

  const shapes: Shape[] = [rect(0, 0, stage.width, stage.height, p.sky)];
  if (facts.rarity === 'L') shapes.push(...burst(r, light.x, light.y, light.r + 6, 28, GOLD));
  else if (r.chance(0.4)) shapes.push(...burst(r, light.x, light.y, light.r + 8, 22, p.cloud));
  else shapes.push(hempLeaf({ x: 0, y: 0, width: 100, height: 90 }, 30, p.cloud, 0.5));
  if (p.dark) shapes.push(...stars(r, stage, 60, p.paper, 11));
  shapes.push(disc(light.x, light.y, light.r, moon), ring(light.x, light.y, light.r + 3, GOLD, 1));
  if (facts.rarity === 'L') shapes.push(...shine(light.x, light.y, light.r + 6, light.r + 12, 36, p.ink));
  if (place === 'akatsuki') shapes.push(...scrolls(r, stage, 14, 80, p.accent, p.paper));
  else shapes.push(...drifts(r, stage, 10, 74, p.cloud));
  shapes.push(
    ...goldLeaf(r, stage, 14, !g.left, GOLD, p.ink),
    ...goldLeaf(r, stage, 66, g.left, GOLD, p.ink),
  );
  if (!isDuel) shapes.push(...crescent(86, 13, 6, p.dark ? p.paper : p.near));
  shapes.push(...words.sky);
  const country = countries[place];
  shapes.push(
    ...r.pick(country.far)(r, stage, { y: 82, rise: 18, colour: p.far, etch: p.dark ? p.paper : p.sky }),
  );
  if (sights.behind !== null) shapes.push(...sights.behind(g));
  shapes.push(
    ...r.pick(country.mid)(r, stage, {
      y: g.middle,
      rise: 12,
      colour: p.mid,
      etch: p.dark ? p.etch : p.near,
    }),
  );
  if (sights.between !== null) shapes.push(...sights.between(g));
  for (const sight of sights.before) shapes.push(...sight(g));

  let crest: Disc;
  if (beastFills) {
    crest = { x: 50, y: 44, r: 17 };
    shapes.push(roundel(facts.name, 50, 36, 18, p), beastAt(beast, 50, 114, 90, !g.left, p.ink, p.accent));
  } else if (isDuel) {
    crest = { x: 50, y: 46, r: 22 };
    shapes.push(roundel(facts.name, 50, 46, 22, p));
    shapes.push(...duel(38, g.near + 2, 38, 28, p.ink, [p.accent, p.dark ? p.paper : p.far]));
  } else {
    crest = { x: 50, y: 86, r: 18 };
    shapes.push(at(50, 46, giant({ ...giantOf(facts.name), colour: p.ink, trim: p.accent })));
    shapes.push(
      at(50, 88, [
        disc(0, 0, 18.6, p.accent),
        disc(0, 0, 17.6, p.paper),
        at(0, 0, drawKamon(kamonOf(facts.name), p.ink, p.paper), { scale: 15 / 118 }),
      ]),
    );
    if (beast !== null) shapes.push(beastAt(beast, g.left ? 78 : 22, 112, 30, g.left, p.ink, p.accent));
  }
  shapes.push(...words.air);
  if (facts.rarity === 'L') shapes.push(...petals(r, stage, GOLD, 12, 108));
  shapes.push(...hills(r, stage, { y: g.near, rise: 6, colour: p.ink, etch: p.ink }), ...words.ground);
  shapes.push(rect(0, FOOT, stage.width, stage.height - FOOT, p.ink));
  return { shapes, ink: p.ink, accent: p.accent, paper: p.paper, fullBleed: true, gilded: true, crest };
}
