// A picture as a small tree of flat shapes, and its rendering as SVG.
// Invariant: no text, no gradient, no ids, so that any number of pictures can share a page.
// Next: motifs/ for what is drawn with it.

import { cosine, sine } from './angles';

interface Paint {
  readonly fill?: string;
  readonly stroke?: string;
  readonly width?: number;
  readonly opacity?: number;
  /** Dots along the stroke instead of a line: how many there are in its length. */
  readonly beads?: number;
  /** The outline lies under the fill, so that it takes nothing away from it. */
  readonly outside?: boolean;
}

export type Shape =
  | ({ readonly kind: 'path'; readonly d: string } & Paint)
  | ({ readonly kind: 'circle'; readonly x: number; readonly y: number; readonly r: number } & Paint)
  | { readonly kind: 'group'; readonly transform: string; readonly children: readonly Shape[] }
  /** A crop: what lies outside of it is cut off. */
  | { readonly kind: 'crop'; readonly box: Box; readonly children: readonly Shape[] };

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** One decimal is a third of a pixel on a card 300 pixels wide. */
export const round = (n: number): number => Math.round(n * 10) / 10 + 0;

/** Path data with every number rounded. */
export const d = (texts: TemplateStringsArray, ...numbers: readonly (number | string)[]): string =>
  texts.reduce((path, text, i) => {
    const value = numbers[i - 1];
    return path + (typeof value === 'number' ? round(value) : value) + text;
  });

export const fill = (path: string, colour: string, opacity?: number): Shape => ({
  kind: 'path',
  d: path,
  fill: colour,
  opacity,
});

export const line = (path: string, colour: string, width: number, opacity?: number): Shape => ({
  kind: 'path',
  d: path,
  fill: 'none',
  stroke: colour,
  width,
  opacity,
});

/** Filled, with an outline. */
export const cut = (path: string, colour: string, ink: string, width: number): Shape => ({
  kind: 'path',
  d: path,
  fill: colour,
  stroke: ink,
  width,
});

/** Filled, with an outline around it that leaves thin parts as thick as they are. */
export const outlined = (path: string, colour: string, ink: string, width: number): Shape => ({
  kind: 'path',
  d: path,
  fill: colour,
  stroke: ink,
  width: 2 * width,
  outside: true,
});

export const disc = (x: number, y: number, r: number, colour: string): Shape => ({
  kind: 'circle',
  x,
  y,
  r,
  fill: colour,
});

export const ring = (x: number, y: number, r: number, colour: string, width: number): Shape => ({
  kind: 'circle',
  x,
  y,
  r,
  fill: 'none',
  stroke: colour,
  width,
});

/** A ring of round beads, the first at the top. */
export const beads = (
  x: number,
  y: number,
  r: number,
  count: number,
  colour: string,
  size: number,
): Shape => ({
  kind: 'path',
  d: d`M${x} ${y - r}a${r} ${r} 0 0 1 0 ${2 * r}a${r} ${r} 0 0 1 0 ${-2 * r}z`,
  fill: 'none',
  stroke: colour,
  width: size,
  beads: count,
});

/** Rows of round beads, all equally long. */
export const beadRows = (
  starts: readonly (readonly [number, number])[],
  length: number,
  count: number,
  colour: string,
  size: number,
): Shape => ({
  kind: 'path',
  d: starts.map(([x, y]) => d`M${x} ${y}h${length}`).join(''),
  fill: 'none',
  stroke: colour,
  width: size,
  beads: count * starts.length,
});

export const rect = (x: number, y: number, width: number, height: number, colour: string): Shape =>
  fill(d`M${x} ${y}h${width}v${height}h${-width}z`, colour);

interface Placing {
  readonly scale?: number;
  readonly turn?: number;
  /** Mirrored left to right. */
  readonly flip?: boolean;
}

/** Moves what is drawn around the origin to a place. */
export function at(x: number, y: number, children: readonly Shape[], placing: Placing = {}): Shape {
  const { scale = 1, turn = 0, flip = false } = placing;
  const exact = (n: number): number => Math.round(n * 1000) / 1000;
  const moved = `translate(${round(x)} ${round(y)})`;
  const turned = turn === 0 ? '' : ` rotate(${round(turn)})`;
  const scaled = scale === 1 && !flip ? '' : ` scale(${flip ? `${-exact(scale)} ` : ''}${exact(scale)})`;
  return { kind: 'group', transform: moved + turned + scaled, children };
}

export const turned = (degrees: number, children: readonly Shape[]): Shape => ({
  kind: 'group',
  transform: `rotate(${round(degrees)})`,
  children,
});

export const cropped = (box: Box, children: readonly Shape[]): Shape => ({ kind: 'crop', box, children });

/** The point at a distance and an angle in degrees; 0 is up, and it turns clockwise. */
export const polar = (distance: number, degrees: number): readonly [number, number] => {
  return [distance * sine(degrees), -distance * cosine(degrees)];
};

/** As many as asked for, each made from its number, from 0 on. */
export const times = <T>(n: number, make: (i: number) => T): T[] =>
  Array.from({ length: n }, (_, i) => make(i));

/** A closed polygon through the points. */
export const polygon = (points: readonly (readonly [number, number])[]): string =>
  `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}z`;

function attributes({ fill: colour, stroke, width, opacity, beads: count, outside }: Paint): string {
  const filled = colour === undefined ? '' : ` fill="${colour}"`;
  const stroked = stroke === undefined ? '' : ` stroke="${stroke}" stroke-width="${round(width ?? 1)}"`;
  const beaded = count === undefined ? '' : ` pathLength="${count}" stroke-dasharray="0 1"`;
  const under = outside === true ? ' paint-order="stroke"' : '';
  return filled + stroked + beaded + under + (opacity === undefined ? '' : ` opacity="${opacity}"`);
}

/** The same path in fewer letters: no blank before a sign, no zero before a point. */
const short = (path: string): string => path.replace(/ -/g, '-').replace(/(^|[^\d.])0\./g, '$1.');

/** `outer` is the transform of a group that holds this shape alone, which then needs no group. */
function render(shape: Shape, outer = ''): string {
  const placed = outer === '' ? '' : ` transform="${outer}"`;
  switch (shape.kind) {
    case 'path':
      return shape.d === '' ? '' : `<path${placed} d="${short(shape.d)}"${attributes(shape)}/>`;
    case 'circle':
      return `<circle${placed} cx="${round(shape.x)}" cy="${round(shape.y)}" r="${round(shape.r)}"${attributes(shape)}/>`;
    case 'group': {
      const transform = outer === '' ? shape.transform : `${outer} ${shape.transform}`;
      const [only] = shape.children;
      const isAlone = shape.children.length === 1;
      return isAlone && only !== undefined && only.kind !== 'crop'
        ? render(only, transform)
        : `<g transform="${transform}">${rendered(shape.children)}</g>`;
    }
    case 'crop': {
      const { x, y, width, height } = shape.box;
      const place = `x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}"`;
      const view = `viewBox="${round(x)} ${round(y)} ${round(width)} ${round(height)}"`;
      return `<svg ${place} ${view}>${rendered(shape.children)}</svg>`;
    }
  }
}

const rendered = (shapes: readonly Shape[]): string => shapes.map((shape) => render(shape)).join('');

/** The picture as an SVG document that scales to its container. */
export function svg(width: number, height: number, shapes: readonly Shape[]): string {
  const root = `xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"`;
  const strokes = 'stroke-linejoin="round" stroke-linecap="round" fill-rule="evenodd"';
  return `<svg ${root} ${strokes} aria-hidden="true">${rendered(shapes)}</svg>`;
}
