// The back of every card of Territory.
// Next: world.ts.

import { corners, FIELD, INNER } from '@sleight/art/backs';
import { drawArms } from '@sleight/art/crests/shield';
import type { Back } from '@sleight/art/game-art';
import { lozenges, masonry } from '@sleight/art/motifs/patterns';
import { GOLD } from '@sleight/art/palette';
import { at, cropped, fill, line, rect } from '@sleight/art/shapes';

export function back(): Back {
  const [ink, slate, edge, paper] = ['#12161c', '#262f3a', '#3d4a59', '#e4dcc8'];
  const tinctures = { silver: paper, gold: GOLD, colour: '#3a5577', deep: '#1d2c40', ink };
  const arms = {
    division: 'quarterly',
    charge: 'tower',
    metalField: false,
    gold: false,
    bordure: true,
  } as const;
  const shapes = [
    rect(0, 0, 100, 140, ink),
    cropped(FIELD, [rect(0, 0, 100, 140, slate)]),
    masonry(FIELD, 8, edge, 0.8),
    lozenges({ x: 6, y: 6, width: 88, height: 128 }, 44, '#2f3a47', 0.8),
    line(INNER, GOLD, 0.9),
    ...corners([fill('M0 0H16V5H11V11H5V16H0z', ink), line('M16 0V5H11V11H5V16H0', GOLD, 0.9)]),
    fill('M50 30L90 70L50 110L10 70z', ink),
    line('M50 33L87 70L50 107L13 70z', GOLD, 0.9),
    at(50, 69, drawArms(arms, 'heater', tinctures), { scale: 0.38 }),
  ];
  return { shapes, ink };
}
