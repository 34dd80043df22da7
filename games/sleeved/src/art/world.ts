// The world of Sleeved as one large scene, for the home page.
// Next: table.ts for the board.

import { beastAt } from '@sleight/art/beasts/menagerie';
import type { WorldStage } from '@sleight/art/game-art';
import { crows } from '@sleight/art/motifs/birds';
import { stars } from '@sleight/art/motifs/lights';
import { hills, woods } from '@sleight/art/motifs/ridges';
import { cedars, reeds } from '@sleight/art/motifs/trees';
import { at, disc, rect, type Shape } from '@sleight/art/shapes';
import { animalShapes } from './animals';
import { equipmentShapes } from './equipment';
import { sleeveShapes } from './sleeves';

const layer = (game: 'sleeve' | 'animal' | 'equipment', name: string) =>
  ({ game: 'sleeved', id: name, name, title: '', kind: game, faction: '', types: [], rarity: '' }) as const;

export function world({ r, stage, x, y, wide }: WorldStage): Shape[] {
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
