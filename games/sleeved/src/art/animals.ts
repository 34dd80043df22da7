// Animals: a silhouette that is known at a glance, with a little of where it lives.
// Next: ../beasts/menagerie.ts for the silhouettes.

import { type BeastName, beastAt, beasts } from '@sleight/art/beasts/menagerie';
import { type Dice, dice } from '@sleight/art/chance';
import type { PictureFacts } from '@sleight/art/facts';
import { crescent } from '@sleight/art/motifs/lights';
import { d, disc, fill, line, ring, type Shape } from '@sleight/art/shapes';
import { MOSS, PAPER, sheet } from './sheet';

const isBeast = (name: string): name is BeastName => name in beasts;

/** An unknown animal leaves its track. */
const track: Shape[] = [
  fill('M50 66C64 66 76 80 74 92C72 101 61 100 50 97C39 100 28 101 26 92C24 80 36 66 50 66z', PAPER),
  ...[
    [28, 56],
    [42, 44],
    [58, 44],
    [72, 56],
  ].map(([x, y]) => disc(x, y, 7.5, PAPER)),
];

const LIGHT = '#cfd8a8';

function habitat(r: Dice): Shape[] {
  const tufts = Array.from({ length: 9 }, () => {
    const x = r.between(14, 86);
    return d`M${x - 2} 106q1.200 -4 0.400 -7M${x} 106v-9M${x + 2} 106q-1.200 -4 0.600 -8`;
  });
  return [line('M18 106H82', LIGHT, 1, 0.7), line(tufts.join(''), LIGHT, 0.8, 0.7)];
}

export function animalShapes(facts: PictureFacts): Shape[] {
  const r = dice(`sleeved ${facts.id}`);
  const word = facts.name.toLowerCase().split(' ').find(isBeast);
  const moon = r.unit();
  const light =
    moon < 0.4
      ? crescent(74, 32, 6, LIGHT)
      : moon < 0.7
        ? [ring(50, 64, 36, LIGHT, 0.8)]
        : [disc(26, 32, 4, LIGHT)];
  const flies = word === 'falcon';
  return [
    ...sheet(PAPER),
    ...light,
    ...(flies ? [] : habitat(r)),
    ...(word === undefined ? track : [beastAt(word, 50, flies ? 100 : 106, 70, false, PAPER, MOSS)]),
  ];
}
