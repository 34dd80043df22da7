// Patterns printed over a flat tone: hemp leaf, hatching, dots, lozenges, masonry, tortoiseshell.
// Invariant: one path each, cut to its box, so that they stay small.
// Next: figures.ts.

import { type Box, beadRows, cropped, d, line, polar, type Shape } from '../shapes';

/** Asanoha: the hemp leaf. */
export function hempLeaf(box: Box, size: number, colour: string, width = 0.6): Shape {
  const rise = (size * Math.sqrt(3)) / 2;
  const reach = size / Math.sqrt(3);
  let path = '';
  for (let row = 0; row * rise < box.height + rise; row++) {
    const y = box.y + row * rise;
    path += d`M${box.x} ${y}h${box.width}`;
    for (let x = row % 2 === 0 ? 0 : size / 2; x < box.width + size; x += size) {
      for (let i = 0; i < 3; i++) {
        const [ax, ay] = polar(reach, i * 60);
        path += d`M${box.x + x - ax} ${y - ay}l${2 * ax} ${2 * ay}`;
      }
    }
  }
  const slope = box.height / Math.sqrt(3);
  for (let x = -Math.ceil(slope / size) * size; x < box.width + slope; x += size)
    path += d`M${box.x + x} ${box.y}l${slope} ${box.height}M${box.x + x} ${box.y}l${-slope} ${box.height}`;
  return cropped(box, [line(path, colour, width)]);
}

export function hatching(box: Box, gap: number, colour: string, width = 0.6): Shape {
  let path = '';
  for (let x = -box.height; x < box.width; x += gap)
    path += d`M${box.x + x} ${box.y + box.height}l${box.height} ${-box.height}`;
  return cropped(box, [line(path, colour, width)]);
}

export function dots(box: Box, gap: number, colour: string, size = 1): Shape {
  const across = Math.ceil(box.width / (2 * gap)) + 1;
  const rows = Array.from(
    { length: Math.ceil(box.height / gap) + 1 },
    (_, row) => [box.x - (row % 2) * gap, box.y + row * gap] as const,
  );
  return cropped(box, [beadRows(rows, across * 2 * gap, across, colour, size)]);
}

export function lozenges(box: Box, size: number, colour: string, width = 0.6): Shape {
  let path = '';
  for (let x = -box.height; x < box.width + box.height; x += size)
    path += d`M${box.x + x} ${box.y}l${box.height * 0.6} ${box.height}M${box.x + x} ${box.y}l${-box.height * 0.6} ${box.height}`;
  return cropped(box, [line(path, colour, width)]);
}

export function masonry(box: Box, course: number, colour: string, width = 0.6): Shape {
  let path = '';
  for (let row = 0; row * course < box.height; row++) {
    const y = box.y + row * course;
    path += d`M${box.x} ${y}h${box.width}`;
    for (let x = (row % 2) * course; x < box.width; x += 2 * course) path += d`M${box.x + x} ${y}v${course}`;
  }
  return cropped(box, [line(path, colour, width)]);
}
