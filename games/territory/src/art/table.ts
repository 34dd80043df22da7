// The board that Territory is played on, and the rail before each player.
// Invariant: dark and close in tone, so that cards and words stay the brightest things on the table.

import type { Surface } from '@sleight/art/game-art';
import type { Canvas } from '@sleight/art/layout';
import { contour } from '@sleight/art/motifs/contour';
import { TILE } from '@sleight/art/rails';
import { d, fill, line, rect, type Shape, times } from '@sleight/art/shapes';

function gridLines({ width, height }: Canvas, gap: number): string {
  const down = times(Math.floor(width / gap) + 1, (i) => d`M${i * gap} 0V${height}`);
  const across = times(Math.floor(height / gap) + 1, (i) => d`M0 ${i * gap}H${width}`);
  return [...down, ...across].join('');
}

/** A surveyor's map: a measured grid, hills in contour lines, a river, and a front drawn across the middle. */
export function table({ r, stage, cx, cy }: Surface): Shape[] {
  const { width, height } = stage;
  const hills = [
    [width * 0.14, height * 0.2],
    [width * 0.84, height * 0.28],
    [width * 0.24, height * 0.84],
    [width * 0.76, height * 0.78],
  ].flatMap(([x, y]) => [26, 18, 11, 5].map((radius) => contour(r, x, y, radius)));
  const river = d`M${-6} ${height * 0.6}C${width * 0.2} ${height * 0.44} ${width * 0.34} ${height * 0.66} ${cx} ${cy}S${width * 0.8} ${height * 0.36} ${width + 6} ${height * 0.52}`;
  const woods = times(26, () => {
    const [x, y] = [r.between(4, width - 4), r.between(4, height - 4)];
    return d`M${x} ${y}l2 -4.4l2 4.4z`;
  });
  return [
    rect(0, 0, width, height, '#12161b'),
    fill(d`M${width * 0.1} 0H${width * 0.9}L${width * 0.76} ${height}H${width * 0.24}z`, '#151a20'),
    line(hills.join(''), '#1f2832', 0.5),
    line(river, '#18242f', 7),
    line(river, '#1d2c39', 0.6),
    fill(woods.join(''), '#1a221f'),
    line(gridLines(stage, 8), '#1a2129', 0.25),
    line(gridLines(stage, 40), '#252e39', 0.4),
    line(times(Math.ceil(width / 6), (i) => d`M${i * 6} ${cy}h3`).join(''), '#323d49', 0.6),
  ];
}

/** The margin of the map: dressed stone, laid in courses. */
export const rail = (): Shape[] => [
  rect(0, 0, TILE.width, TILE.height, '#161a20'),
  line(
    [0, 12, 24, 36, 48]
      .map(
        (y, i) =>
          `${d`M0 ${y}H${TILE.width}`}${[0, 24, 48, 72].map((x) => d`M${x + (i % 2) * 12} ${y}v12`).join('')}`,
      )
      .join(''),
    '#1e242c',
    0.7,
  ),
];
