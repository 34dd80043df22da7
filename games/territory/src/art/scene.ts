// A card of Territory: the lands and works of a faction in its tinctures, and the arms of the name.
// Invariant: units bear a shield, actions hang a banner, leaders have arms crowned and wreathed on a full bleed.
// Next: sights.ts; ../crests/shield.ts for the arms.

import { type Dice, dice } from '@sleight/art/chance';
import { type Disc, type Light, placeLight } from '@sleight/art/composition';
import { armsOf, drawArms, type OutlineName } from '@sleight/art/crests/shield';
import type { PictureFacts } from '@sleight/art/facts';
import { CARD, type Canvas, PICTURE } from '@sleight/art/layout';
import { crows, flock } from '@sleight/art/motifs/birds';
import { drifts, goldLeaf, scrolls } from '@sleight/art/motifs/clouds';
import { burst, hazySun, ringed, stars, sun } from '@sleight/art/motifs/lights';
import { dots, hatching, lozenges } from '@sleight/art/motifs/patterns';
import { crags, furrows, hills, type Land, peaks, terraces, woods } from '@sleight/art/motifs/ridges';
import { rain } from '@sleight/art/motifs/weather';
import { GOLD, type Hour, type Palette, printed } from '@sleight/art/palette';
import type { Picture } from '@sleight/art/picture';
import { at, cut, disc, fill, line, rect, ring, type Shape } from '@sleight/art/shapes';
import { type BannerFaction, banners, isFaction } from './palettes';
import { type Field, laurels, sightsOf } from './sights';

const horizons: Readonly<Record<BannerFaction, readonly Land[]>> = {
  legion: [hills, peaks, crags],
  conclave: [peaks, hills, crags],
  cult: [crags, peaks, hills],
  wardens: [woods, hills, woods],
  company: [hills, peaks, woods],
  neutral: [hills, woods, peaks],
};

const fields: Readonly<Record<BannerFaction, readonly Land[]>> = {
  legion: [furrows, hills, terraces],
  conclave: [terraces, furrows, hills],
  cult: [hills, crags, furrows],
  wardens: [hills, terraces, woods],
  company: [furrows, hills, terraces],
  neutral: [furrows, terraces, hills],
};

const hours: readonly Hour[] = ['day', 'day', 'dawn', 'dusk', 'night'];

function sky(
  r: Dice,
  stage: Canvas,
  p: Palette,
  light: Disc | null,
  crest: Disc,
  faction: BannerFaction,
): Shape[] {
  const whole = { x: 0, y: 0, width: stage.width, height: stage.height * 0.7 };
  const pattern = r.unit();
  const shapes: Shape[] = [rect(0, 0, stage.width, stage.height, p.sky)];
  if (pattern < 0.16) shapes.push(lozenges({ ...whole, height: 60 }, 14, p.cloud, 0.5));
  else if (pattern < 0.3) shapes.push(hatching(whole, 6, p.cloud, 0.5));
  else if (pattern < 0.42) shapes.push(dots(whole, 5, p.cloud, 1));
  else if (pattern < 0.58) shapes.push(...burst(r, crest.x, crest.y, crest.r + 4, 24, p.cloud));
  if (p.dark && r.chance(0.7)) shapes.push(...stars(r, stage, 54, p.paper));
  if (light !== null) {
    const form = r.unit();
    const colour = p.dark && form < 0.6 ? p.paper : p.accent;
    if (form < 0.4) shapes.push(...sun(light.x, light.y, light.r, colour));
    else if (form < 0.7) shapes.push(...hazySun(light.x, light.y, light.r, colour, p.sky));
    else shapes.push(...ringed(light.x, light.y, light.r, colour));
  }
  const above = r.unit();
  if (above < 0.55) shapes.push(...drifts(r, stage, 9, 52, p.cloud));
  else if (above < 0.75) shapes.push(...scrolls(r, stage, 14, 54, p.cloud, p.line));
  if (faction === 'wardens' && r.chance(0.35)) shapes.push(...rain(r, stage, p.line, 80));
  else if (r.chance(0.5)) shapes.push(...flock(r, r.between(26, 74), r.between(10, 15), p.line));
  else if (faction === 'cult') shapes.push(...crows(r, stage, 9, 22, p.line));
  return shapes;
}

/** The arms as they are shown: on a pole, hung from a bar, or alone. */
function shown(
  facts: PictureFacts,
  p: Palette,
  tones: { middle: string; deep: string },
): { shapes: Shape[]; reach: number } {
  const arms = armsOf(facts.name);
  const tinctures = { silver: p.paper, gold: GOLD, colour: tones.middle, deep: tones.deep, ink: p.ink };
  const draw = (outline: OutlineName, scale: number): Shape =>
    at(0, 0, drawArms(arms, outline, tinctures), { scale });
  switch (facts.kind) {
    case 'leader':
      return {
        reach: 36,
        shapes: [
          ...laurels(GOLD, p.ink),
          cut('M-15-31L-18-45L-9-38L0-48L9-38L18-45L15-31z', GOLD, p.ink, 1.2),
          disc(0, -48, 1.8, p.accent),
          disc(-18, -45, 1.6, p.accent),
          disc(18, -45, 1.6, p.accent),
          draw('heater', 0.52),
        ],
      };
    case 'action':
      return {
        reach: 27,
        shapes: [
          line('M0-30L-16-24M0-30L16-24M-21-24H21', p.ink, 1.4),
          disc(-21, -24, 1.8, p.ink),
          disc(21, -24, 1.8, p.ink),
          draw('gonfalon', 0.42),
          line('M-15 17V22M-10 20V25M-5 23V28M0 26V31M5 23V28M10 20V25M15 17V22', p.accent, 1.4),
        ],
      };
    default:
      return { reach: 26, shapes: [draw('heater', 0.43)] };
  }
}

export function territoryPicture(facts: PictureFacts): Picture {
  const r = dice(`territory ${facts.id}`);
  const faction: BannerFaction = isFaction(facts.faction) ? facts.faction : 'neutral';
  const { tones } = banners[faction];
  const isLeader = facts.kind === 'leader';
  const p = printed(banners[faction], r.pick(hours));
  const stage: Canvas = isLeader ? CARD : PICTURE;
  const { shapes: arms, reach } = shown(facts, p, { middle: tones[2], deep: tones[3] });
  const crest: Disc = { x: 50, y: isLeader ? 58 : 46 + r.between(-1, 1), r: reach };
  const horizon = isLeader ? 84 : r.between(62, 68);
  const roll = r.unit();
  const kind: Light = roll < 0.3 ? 'behind' : roll < 0.75 ? 'corner' : 'setting';
  const light = isLeader ? null : placeLight(r, kind, crest, horizon);
  const f: Field = {
    dice: r,
    stage,
    p,
    left: r.chance(0.5),
    ground: isLeader ? 96 : r.between(76, 80),
    foot: isLeader ? 110 : r.between(94, 98),
  };
  const { landmark, foreground } = sightsOf(facts, faction, r);

  const shapes: Shape[] = [];
  if (isLeader) {
    shapes.push(rect(0, 0, stage.width, stage.height, p.sky), ...burst(r, 50, crest.y, 44, 30, p.cloud));
    shapes.push(disc(50, crest.y, 40, p.dark ? tones[1] : p.accent), ring(50, crest.y, 43.5, GOLD, 1.2));
    shapes.push(...goldLeaf(r, stage, 16, true, GOLD, p.ink), ...goldLeaf(r, stage, 30, false, GOLD, p.ink));
  } else shapes.push(...sky(r, stage, p, light, crest, faction));
  shapes.push(
    ...r.pick(horizons[faction])(r, stage, {
      y: horizon,
      rise: r.between(12, 18),
      colour: p.far,
      etch: p.dark ? p.paper : p.sky,
    }),
  );
  shapes.push(...landmark(f));
  shapes.push(
    ...r.pick(fields[faction])(r, stage, {
      y: f.ground,
      rise: 8,
      colour: p.mid,
      etch: p.mid === tones[2] ? tones[3] : p.etch,
    }),
  );
  shapes.push(at(crest.x, crest.y, arms));
  if (isLeader) {
    shapes.push(...hills(r, stage, { y: 112, rise: 5, colour: p.ink, etch: p.ink }));
    shapes.push(...foregroundOf(foreground, { ...f, stage: { width: 100, height: 112 } }, p));
    shapes.push(fill('M0 112H100V140H0z', p.ink));
  } else shapes.push(...foreground(f));
  return {
    shapes,
    ink: p.ink,
    accent: p.accent,
    paper: p.paper,
    fullBleed: isLeader,
    gilded: isLeader,
    crest,
    lights: light === null ? [] : [light],
  };
}

/** Before the dark foot of a leader's card, ink would not be seen: the near tone is used. */
const foregroundOf = (sight: (f: Field) => Shape[], f: Field, p: Palette): Shape[] =>
  sight({ ...f, p: { ...p, ink: p.near === p.ink ? p.mid : p.near } });
