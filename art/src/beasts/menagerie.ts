// Every beast by the words that name it.
// Next: hunters.ts, grazers.ts, small.ts.

import { at, line, type Shape } from '../shapes';
import { type Beast, drawBeast } from './beast';
import { boar, ox, pig, tortoise } from './grazers';
import { badger, bear, fox, hound, lynx, wolf } from './hunters';
import { falcon, slug, spider, spiderLegs, tanuki, toad, viper } from './small';

export const beasts = {
  wolf,
  hound,
  fox,
  lynx,
  bear,
  badger,
  ox,
  boar,
  pig,
  tortoise,
  falcon,
  viper,
  toad,
  spider,
  slug,
  tanuki,
} as const satisfies Readonly<Record<string, Beast>>;

export type BeastName = keyof typeof beasts;

/** The beast with the middle of its feet at (x, y). */
export function beastAt(
  name: BeastName,
  x: number,
  y: number,
  size: number,
  flip: boolean,
  colour: string,
  etch: string,
): Shape {
  const legs = name === 'spider' ? [line(spiderLegs, colour, 4)] : [];
  const placed = at(-50, -92, [...legs, ...drawBeast(beasts[name], colour, etch)]);
  return at(x, y, [placed], { scale: size / 100, flip });
}
