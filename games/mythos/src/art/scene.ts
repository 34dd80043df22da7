// A card of Mythos: a village's land at some hour, sights of that village, and the crest of the name.
// Invariant: rarity buys detail: a second light, gold leaf, a figure; the rarest bleed to the foot of the card.
// Next: rare.ts for those, sights.ts for what stands around.

import { beastAt } from '@sleight/art/beasts/menagerie';
import { type Dice, dice } from '@sleight/art/chance';
import { crestSpot, type Disc, isPlanned, type Light, placeLight } from '@sleight/art/composition';
import { type Carrier, carried, reachOf } from '@sleight/art/crests/carriers';
import { kamonOf } from '@sleight/art/crests/kamon';
import type { PictureFacts } from '@sleight/art/facts';
import { type Canvas, PICTURE } from '@sleight/art/layout';
import { drifts, goldLeaf, scrolls } from '@sleight/art/motifs/clouds';
import { figure } from '@sleight/art/motifs/figures';
import { burst, crescent, hazySun, ringed, shine, stars, sun } from '@sleight/art/motifs/lights';
import { dots, hempLeaf } from '@sleight/art/motifs/patterns';
import { glitter, ripples, scales, surf } from '@sleight/art/motifs/water';
import { GOLD, type Hour, type Palette, printed } from '@sleight/art/palette';
import type { Picture } from '@sleight/art/picture';
import { at, rect, type Shape } from '@sleight/art/shapes';
import { beastOf, isBeast, rankOf } from './beings';
import { countries, type Foot } from './lands';
import { type Village, type VillageName, villages } from './palettes';
import { rarest } from './rare';
import { chooseSights, type SightGround, spoken } from './sights';

export function villageOf(facts: PictureFacts): VillageName {
  if (facts.kind === 'mission') return 'road';
  switch (facts.faction) {
    case 'leaf village':
      return 'leaf';
    case 'sand village':
      return 'sand';
    case 'sound village':
      return 'sound';
    case 'akatsuki':
      return 'akatsuki';
    default:
      return facts.types.includes('Rogue Ninja') ? 'mist' : 'wild';
  }
}

const carriers: Readonly<Record<VillageName, readonly Carrier[]>> = {
  leaf: ['roundel', 'sun', 'banner', 'lantern', 'fan', 'parasol', 'scroll', 'drum', 'kite', 'curtain'],
  sand: ['roundel', 'sun', 'banner', 'kite', 'drum', 'scroll'],
  sound: ['roundel', 'drum', 'lantern', 'banner', 'scroll', 'fan'],
  akatsuki: ['roundel', 'sun', 'parasol', 'lantern', 'roundel'],
  mist: ['roundel', 'sun', 'parasol', 'lantern', 'banner', 'fan'],
  wild: ['roundel', 'sun', 'drum', 'parasol', 'roundel'],
  road: ['banner', 'curtain', 'scroll', 'kite', 'lantern'],
};

/** A light in the form that suits the sky. */
export function paintLight(form: number, light: Disc, p: Palette): Shape[] {
  const { x, y, r } = light;
  if (p.dark)
    return form < 0.4
      ? sun(x, y, r, p.paper)
      : form < 0.7
        ? ringed(x, y, r, p.paper)
        : sun(x, y, r, p.accent);
  if (form < 0.45) return sun(x, y, r, p.accent);
  return form < 0.75 ? hazySun(x, y, r, p.accent, p.sky) : ringed(x, y, r, p.accent);
}

export function paintFoot(foot: Foot, g: SightGround, light: Disc | null): Shape[] {
  const { dice: r, stage, p, near } = g;
  switch (foot) {
    case 'scales':
      return scales(stage, near, 8, p.near === p.ink ? p.mid : p.near, p.near === p.ink ? p.ink : p.far);
    case 'surf':
      return surf(r, stage, near, 10, [p.mid, p.near], p.ink);
    case 'lake':
      return [
        rect(-5, near, stage.width + 10, stage.height - near + 4, p.near),
        ...ripples(r, stage, near + 3, stage.height - 2, p.mid),
        ...(light === null ? [] : glitter(light.x, near, stage.height, light.r * 1.6, p.accent)),
      ];
    default:
      return foot(r, stage, { y: near, rise: 9, colour: p.near, etch: p.near === p.ink ? p.mid : p.ink });
  }
}

const lightFor = (facts: PictureFacts, carrier: Carrier, roll: number): Light => {
  if (carrier === 'sun') return roll < 0.5 ? 'none' : 'corner';
  if (carrier === 'roundel') return roll < 0.45 ? 'behind' : roll < 0.75 ? 'corner' : 'setting';
  return facts.kind === 'mission' || roll < 0.5 ? 'setting' : 'corner';
};

/** Another print of a card is made at another hour. */
function hourOf(r: Dice, { hours }: Village, printOf: string | undefined): Hour {
  if (printOf === undefined) return r.pick(hours);
  const first = dice(`mythos ${printOf}`).pick(hours);
  return r.pick(hours.filter((hour) => hour !== first));
}

// Long because a print is drawn from back to front with one sequence of dice; the order of the lines is the picture.
export function mythosPicture(facts: PictureFacts): Picture {
  const r = dice(`mythos ${facts.id}`);
  const place = villageOf(facts);
  const tones: Village = villages[place];
  const p = printed(tones, hourOf(r, tones, facts.printOf));
  const rank = rankOf(facts);
  if (rank === 3) return rarest(facts, r, place, p);

  const stage: Canvas = PICTURE;
  const beast = beastOf(facts);
  const beastFills = beast !== null && isBeast(facts);
  const isJutsu = facts.kind === 'jutsu';
  const carrier: Carrier = beastFills ? 'roundel' : isJutsu ? 'sun' : r.pick(carriers[place]);
  const reach = reachOf[carrier];
  const usual = crestSpot(r, carrier, reach);
  const crest: Disc = beastFills ? { ...usual, y: 34, r: 18 } : usual;
  const horizon = r.between(66, 72);
  const g: SightGround = {
    dice: r,
    stage,
    p,
    left: r.chance(0.5),
    middle: r.between(76, 82),
    near: r.between(93, 97),
  };

  const light = placeLight(r, beastFills ? 'behind' : lightFor(facts, carrier, r.unit()), crest, horizon);
  const corner = placeLight(r, 'corner', crest, horizon);
  const hasSecond =
    rank === 2 && carrier !== 'sun' && corner !== null && (light === null || isPlanned(corner, light));
  const sights = chooseSights(r, place, rank);
  const words = spoken(facts, g, crest.x, crest.y, reach);
  const country = countries[place];
  const foot = r.pick(country.near);
  const skyPattern = r.unit();
  const whole = { x: 0, y: 0, width: stage.width, height: horizon + 8 };

  const shapes: Shape[] = [rect(0, 0, stage.width, stage.height, p.sky)];
  if (isJutsu) shapes.push(...burst(r, crest.x, crest.y, crest.r + 6, 22, p.cloud));
  else if (rank === 1 && skyPattern < 0.14) shapes.push(hempLeaf(whole, 24, p.cloud, 0.5));
  else if (rank > 0 && skyPattern < 0.3) shapes.push(dots(whole, 4.2, p.cloud, 1));
  if (p.dark && r.chance(0.7)) shapes.push(...stars(r, stage, horizon - 10, p.paper));
  if (light !== null) {
    const form = r.unit();
    // Where the sun itself carries the crest, the other light is the moon.
    const isMoon = carrier === 'sun';
    shapes.push(
      ...(isMoon
        ? crescent(light.x, light.y, light.r, p.dark ? p.paper : p.near)
        : paintLight(form, light, p)),
    );
    if (rank > 0 && !isMoon && r.chance(0.4))
      shapes.push(...shine(light.x, light.y, light.r + 2, light.r + 7, 24, p.dark ? p.paper : p.accent));
  }
  if (hasSecond) shapes.push(...crescent(corner.x, corner.y, corner.r * 0.9, p.dark ? p.paper : p.near));
  const cloudRoll = r.unit();
  if (place === 'akatsuki') shapes.push(...scrolls(r, stage, 12, 66, p.accent, p.paper));
  else if (cloudRoll < 0.68) shapes.push(...drifts(r, stage, 8, 58, p.cloud));
  else if (cloudRoll < 0.86) shapes.push(...scrolls(r, stage, 14, 60, p.cloud, p.line));
  if (rank === 2)
    shapes.push(
      ...goldLeaf(r, stage, 22, g.left, GOLD, p.ink),
      ...goldLeaf(r, stage, 56, !g.left, GOLD, p.ink),
    );
  shapes.push(...words.sky);
  shapes.push(
    ...r.pick(country.far)(r, stage, {
      y: horizon,
      rise: r.between(16, 24),
      colour: p.far,
      etch: p.dark ? p.paper : p.sky,
    }),
  );
  if (sights.behind !== null) shapes.push(...sights.behind(g));
  shapes.push(
    ...r.pick(country.mid)(r, stage, {
      y: g.middle,
      rise: r.between(9, 14),
      colour: p.mid,
      etch: p.dark ? p.etch : p.near,
    }),
  );
  if (sights.between !== null && !beastFills) shapes.push(...sights.between(g));
  for (const sight of sights.before) shapes.push(...sight(g));
  shapes.push(...words.air);
  const colours = { ink: p.ink, paper: p.paper, accent: p.accent, cloth: p.mid };
  if (beastFills) {
    const small = at(crest.x, crest.y, carried('roundel', kamonOf(facts.name), colours, crest.y), {
      scale: 0.86,
    });
    const size = 40 + Math.min(12, facts.power ?? 4) * 2.4;
    shapes.push(small, beastAt(beast, 50, 102, size, !g.left, p.ink, p.dark ? p.mid : p.far));
  } else {
    shapes.push(at(crest.x, crest.y, carried(carrier, kamonOf(facts.name), colours, crest.y)));
    const other = g.left ? 71 : 24;
    if (beast !== null) shapes.push(beastAt(beast, other, g.near + 4, 26, g.left, p.ink, p.mid));
    else if (rank === 2) shapes.push(figure(r, other, g.near + 3, 19, p.ink, p.accent));
  }
  shapes.push(...paintFoot(foot, g, light), ...words.ground);
  return {
    shapes,
    ink: p.ink,
    accent: p.accent,
    paper: p.paper,
    fullBleed: false,
    gilded: rank === 2,
    crest,
    lights: [...(light === null ? [] : [light]), ...(hasSecond ? [corner] : [])],
  };
}
