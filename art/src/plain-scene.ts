// A card of a game that paints none of its own: a land at some hour in the tones of its faction, and the crest of
// its name.
// Next: plain.ts for its back, world and table.

import { dice } from './chance';
import { crestSpot, type Disc, type Light, placeLight } from './composition';
import { type Carrier, carried, reachOf } from './crests/carriers';
import { kamonOf } from './crests/kamon';
import type { PictureFacts } from './facts';
import { PICTURE } from './layout';
import { flock } from './motifs/birds';
import { drifts, scrolls } from './motifs/clouds';
import { hazySun, ringed, stars, sun } from './motifs/lights';
import { crags, furrows, hills, type Land, peaks, terraces, woods } from './motifs/ridges';
import { type Hour, type Palette, printed, type Tones } from './palette';
import type { Picture } from './picture';
import { at, rect, type Shape } from './shapes';

const hours: readonly Hour[] = ['day', 'day', 'dawn', 'dusk', 'night'];
const carriers: readonly Carrier[] = [
  'roundel',
  'roundel',
  'banner',
  'lantern',
  'fan',
  'drum',
  'scroll',
  'kite',
];
const horizons: readonly Land[] = [peaks, hills, crags, woods];
const fields: readonly Land[] = [furrows, terraces, hills];
const lights: readonly Light[] = ['behind', 'corner', 'setting'];

function paintLight(form: number, { x, y, r }: Disc, p: Palette): Shape[] {
  const colour = p.dark ? p.paper : p.accent;
  if (form < 0.4) return sun(x, y, r, colour);
  return form < 0.7 ? hazySun(x, y, r, colour, p.sky) : ringed(x, y, r, colour);
}

export function plainPicture(game: string, facts: PictureFacts, tones: Tones): Picture {
  const r = dice(`${game} ${facts.id}`);
  const p = printed(tones, r.pick(hours));
  const carrier = r.pick(carriers);
  const crest = crestSpot(r, carrier, reachOf[carrier]);
  const horizon = r.between(64, 71);
  const light = placeLight(r, carrier === 'roundel' ? r.pick(lights) : 'setting', crest, horizon);
  const shapes: Shape[] = [rect(0, 0, PICTURE.width, PICTURE.height, p.sky)];
  if (p.dark) shapes.push(...stars(r, PICTURE, horizon - 10, p.paper));
  if (light !== null) shapes.push(...paintLight(r.unit(), light, p));
  shapes.push(
    ...(r.chance(0.6) ? drifts(r, PICTURE, 8, 56, p.cloud) : scrolls(r, PICTURE, 14, 58, p.cloud, p.line)),
    ...flock(r, r.between(28, 72), r.between(10, 16), p.line),
  );
  const etch = p.dark ? p.paper : p.sky;
  shapes.push(
    ...r.pick(horizons)(r, PICTURE, { y: horizon, rise: r.between(14, 20), colour: p.far, etch }),
    ...r.pick(fields)(r, PICTURE, { y: r.between(77, 82), rise: 9, colour: p.mid, etch: p.near }),
    at(
      crest.x,
      crest.y,
      carried(
        carrier,
        kamonOf(facts.name),
        { ink: p.ink, paper: p.paper, accent: p.accent, cloth: p.mid },
        crest.y,
      ),
    ),
    ...hills(r, PICTURE, {
      y: r.between(94, 98),
      rise: 6,
      colour: p.near,
      etch: p.near === p.ink ? p.mid : p.ink,
    }),
  );
  return {
    shapes,
    ink: p.ink,
    accent: p.accent,
    paper: p.paper,
    fullBleed: false,
    gilded: false,
    crest,
    lights: light === null ? [] : [light],
  };
}
