// Land: one layer of hills, peaks, dunes, mesas, pillars or terraces across the stage.
// Invariant: a layer is closed down to the foot of the stage, so that nearer ones cover farther ones.
// Next: water.ts for the sea.

import type { Dice } from '../chance';
import type { Canvas } from '../layout';
import { d, fill, line, type Shape } from '../shapes';

export interface Ridge {
  readonly y: number;
  readonly rise: number;
  readonly colour: string;
  /** Snow, light edges, hatching: the tone that is cut into the layer. */
  readonly etch: string;
}

export type Land = (dice: Dice, stage: Canvas, layer: Ridge) => Shape[];

const closed = (stage: Canvas, path: string): string =>
  d`${path}L${stage.width + 12} ${stage.height + 4}H-12z`;

export const hills: Land = (dice, stage, { y, rise, colour }) => {
  let x = -12;
  let path = d`M-12 ${y}`;
  while (x < stage.width + 12) {
    const width = dice.between(18, 40);
    path += d`q${width / 2} ${-rise * dice.between(0.7, 1.7)} ${width} ${dice.between(-2, 2)}`;
    x += width;
  }
  return [fill(d`${path}V${stage.height + 4}H-12z`, colour)];
};

/** Round treetops, close together. */
export const woods: Land = (dice, stage, { y, rise, colour, etch }) => {
  let x = -8;
  let path = d`M-8 ${y}`;
  let marks = '';
  while (x < stage.width + 8) {
    const width = dice.between(6, 11);
    const r = width / 2;
    const lift = dice.between(-0.35, 0.35) * rise;
    path += d`a${r} ${r * 1.15} 0 0 1 ${width} ${lift * 0.4}`;
    if (dice.chance(0.45))
      marks += d`M${x + r * 0.6} ${y + 1.5}a${r * 0.7} ${r * 0.7} 0 0 1 ${r * 0.9} ${-r * 0.4}`;
    x += width;
  }
  return [fill(closed(stage, path), colour), line(marks, etch, 0.6)];
};

/** Sharp mountains with snow and a shaded flank. */
export const peaks: Land = (dice, stage, { y, rise, colour, etch }) => {
  let x = dice.between(-22, -8);
  let path = d`M-12 ${y + 6}`;
  let snow = '';
  while (x < stage.width + 12) {
    const width = dice.between(26, 46);
    const height = rise * dice.between(0.8, 1.6);
    const top = x + width * dice.between(0.4, 0.6);
    path += d`L${top} ${y - height}L${x + width} ${y + 3}`;
    const c = height * 0.36;
    const w = (c / height) * width * 0.5;
    snow += d`M${top} ${y - height}l${w} ${c}l${-w * 0.5} ${-c * 0.22}l${-w * 0.4} ${c * 0.5}l${-w * 0.34} ${-c * 0.46}l${-w * 0.62} ${c * 0.24}z`;
    x += width * 0.78;
  }
  return [fill(closed(stage, path), colour), fill(snow, etch)];
};

/** Jagged rock, without snow, hatched on one flank. */
export const crags: Land = (dice, stage, { y, rise, colour, etch }) => {
  let x = -10;
  let path = d`M-12 ${y}`;
  let hatch = '';
  while (x < stage.width + 10) {
    const width = dice.between(9, 22);
    const height = rise * dice.between(0.4, 1.7);
    const top = x + width * dice.between(0.3, 0.55);
    path += d`L${top} ${y - height}l${width * 0.2} ${height * 0.3}l${width * 0.08} ${-height * 0.08}L${x + width} ${y}`;
    if (height > rise)
      for (let i = 1; i < 4; i++)
        hatch += d`M${top - 0.4} ${y - height + i * 3.2 + 1}l${i * 1.1} ${i * 1.4 + 1.6}`;
    x += width * 0.86;
  }
  return [fill(closed(stage, path), colour), line(hatch, etch, 0.6)];
};

/** One great mountain, alone. */
export const cone: Land = (dice, stage, { y, rise, colour, etch }) => {
  const x = stage.width * dice.between(0.32, 0.68);
  const height = rise * 1.9;
  const foot = stage.width * 0.52;
  const top = y - height;
  const lip = 4.5;
  const body = d`M${x - foot} ${y}C${x - foot * 0.45} ${y - height * 0.2} ${x - foot * 0.22} ${y - height * 0.68} ${x - lip} ${top}q${lip * 0.4} 1.4 ${lip * 0.8} 0q${lip * 0.4} 1.6 ${lip * 0.9} 0.2C${x + foot * 0.22} ${y - height * 0.68} ${x + foot * 0.45} ${y - height * 0.2} ${x + foot} ${y}z`;
  const s = height * 0.3;
  const snow = d`M${x - lip} ${top}q${lip * 0.4} 1.4 ${lip * 0.8} 0q${lip * 0.4} 1.6 ${lip * 0.9} 0.2l${s * 0.42} ${s}l${-s * 0.3} ${-s * 0.3}l${-s * 0.14} ${s * 0.7}l${-s * 0.22} ${-s * 0.62}l${-s * 0.2} ${s * 0.5}l${-s * 0.2} ${-s * 0.66}l${-s * 0.38} ${s * 0.36}z`;
  return [...hills(dice, stage, { y: y + 3, rise: 4, colour, etch }), fill(body, colour), fill(snow, etch)];
};

/** Long dunes, each with its shaded lee. */
export const dunes: Land = (dice, stage, { y, rise, colour, etch }) => {
  const w = stage.width;
  const crest = w * dice.between(0.25, 0.72);
  const lift = rise * dice.between(0.8, 1.4);
  const tail = dice.between(-0.3, 0.7) * rise;
  const edge = d`M-12 ${y + dice.between(-2, 4)}C${crest * 0.4} ${y} ${crest * 0.72} ${y - lift * 0.5} ${crest} ${y - lift}C${crest + w * 0.14} ${y - lift * 0.1} ${w * 0.8} ${y + 3} ${w + 12} ${y - tail}`;
  const lee = d`M${crest} ${y - lift}C${crest + w * 0.05} ${y - lift * 0.2} ${crest - w * 0.06} ${y + lift * 0.3} ${crest + w * 0.04} ${y + lift * 1.3}C${crest + w * 0.16} ${y + lift * 0.5} ${crest + w * 0.2} ${y + lift * 0.1} ${crest + w * 0.24} ${y + 0.6}C${crest + w * 0.16} ${y - lift * 0.1} ${crest + w * 0.08} ${y - lift * 0.4} ${crest} ${y - lift}z`;
  const ripples = Array.from({ length: 3 }, (_, i) => {
    const rx = crest * 0.25 + i * 6;
    return d`M${rx} ${y + 4 + i * 3.4}q6 -2.6 12 0`;
  });
  return [fill(closed(stage, edge), colour), fill(lee, etch), line(ripples.join(''), etch, 0.6)];
};

/** Flat-topped rock with strata. */
export const mesas: Land = (dice, stage, { y, rise, colour, etch }) => {
  let x = dice.between(-16, 2);
  let path = d`M-12 ${y}H${x}`;
  let strata = '';
  while (x < stage.width) {
    const width = dice.between(16, 34);
    const height = rise * dice.between(0.6, 1.5);
    path += d`L${x + 3} ${y - height}h${width - 6}L${x + width} ${y}h${dice.between(3, 14)}`;
    for (let i = 1; i < 4; i++) {
      const inset = dice.between(1, width * 0.4);
      strata += d`M${x + 3 + inset} ${y - height + (height * i) / 4}h${(width - 8 - inset) * dice.between(0.3, 0.9)}`;
    }
    x += width + 10;
  }
  return [fill(closed(stage, path), colour), line(strata, etch, 0.7)];
};

/** Pillars of stone with a tuft on top. */
export const pillars: Land = (dice, stage, { y, rise, colour, etch }) => {
  let x = dice.between(-8, 4);
  let body = '';
  let cracks = '';
  while (x < stage.width + 6) {
    const w = dice.between(9, 17);
    const h = rise * dice.between(0.7, 1.8);
    const lean = dice.between(-2, 2);
    body += d`M${x} ${y + 5}l${w * 0.1 + lean * 0.4} ${-h * 0.5}l${w * 0.06} ${-h * 0.1}l${w * 0.04} ${-h * 0.42}l${w * 0.2} ${-h * 0.14}l${w * 0.22} ${h * 0.05}l${w * 0.14} ${h * 0.12}l${w * 0.02} ${h * 0.36}l${w * 0.12} ${h * 0.12}L${x + w} ${y + 5}z`;
    cracks += d`M${x + w * 0.52 + lean * 0.4} ${y - h * 0.8}l${w * 0.04} ${h * 0.3}M${x + w * 0.68 + lean * 0.4} ${y - h * 0.66}l${w * 0.03} ${h * 0.44}M${x + w * 0.36} ${y - h * 0.34}v${h * 0.22}`;
    x += w + dice.between(-2, 13);
  }
  return [
    ...hills(dice, stage, { y: y + 4, rise: 4, colour, etch }),
    fill(body, colour),
    line(cracks, etch, 0.8),
  ];
};

/** Fields in steps: one bank below another. */
export const terraces: Land = (dice, stage, { y, rise, colour, etch }) => {
  const tilt = dice.between(-0.5, 0.5);
  const bank = (i: number): string => {
    const top = y - rise * 0.5 + i * 6;
    return d`M-12 ${top + tilt * 8}C${stage.width * 0.25} ${top - 5} ${stage.width * 0.6} ${top + 5} ${stage.width + 12} ${top - tilt * 8}`;
  };
  const lower = [1, 2, 3].map(bank);
  return [
    fill(closed(stage, bank(0)), colour),
    ...lower.map((step) => line(step, etch, 1)),
    line(lower.map((step, i) => step.replace('M-12', d`M${-12 + i}`)).join(''), colour, 0.3),
  ];
};

/** Ploughed fields: furrows that run to one point on the horizon. */
export const furrows: Land = (dice, stage, { y, colour, etch }) => {
  const vanish = stage.width * dice.between(0.3, 0.7);
  const foot = stage.height + 4;
  const strips = Array.from({ length: 9 }, (_, i) => {
    const from = (i - 4) * 34 + vanish;
    return d`M${vanish + (i - 4) * 5} ${y}L${from} ${foot}h17L${vanish + (i - 4) * 5 + 2.5} ${y}z`;
  });
  return [fill(d`M-12 ${y}H${stage.width + 12}V${foot}H-12z`, colour), fill(strips.join(''), etch)];
};
