// The bits of our own maths at many arguments, computed alike in Node and in a browser.
// Read next: kernel/src/maths.ts and art/src/angles.ts; ../bots/browser-worker.test.ts compares the two.

import { cosine, sine } from '@sleight/art/angles';
import { exp, log, power } from '@sleight/kernel/maths';

const FURTHEST = 7.3;
const EVENLY = 2000;
const spread = Array.from({ length: EVENLY }, (_, i) => -FURTHEST + (2 * FURTHEST * i) / (EVENLY - 1));
const extremes = [
  ...[0, -0, 1, -1, 5e-324, -5e-324, 2.2250738585072014e-308, 1e-9, -1e-9],
  ...[709.782712893384, 709.7827128933841, -745.1332191019411, -745.1332191019412, -708.4, 1e300],
  ...[1.7976931348623157e308, Infinity, -Infinity],
];
const args = [...spread, ...extremes];

const double = new DataView(new ArrayBuffer(8));
function bitsOf(x: number): string {
  double.setFloat64(0, x);
  return double.getBigUint64(0).toString(16);
}

export const mathsBits = (): Readonly<Record<string, readonly string[]>> => ({
  exp: args.map((x) => bitsOf(exp(x))),
  log: args.map((x) => bitsOf(log(Math.abs(x)))),
  power: args.map((x) => bitsOf(power(Math.abs(x) + 0.5, 0.3))),
  sine: args.map((x) => bitsOf(sine(Number.isFinite(x) ? (100 * x) % 1000 : 0))),
  cosine: args.map((x) => bitsOf(cosine(Number.isFinite(x) ? (100 * x) % 1000 : 0))),
});
