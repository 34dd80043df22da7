// Exponential, logarithm and power with the same bits in every engine, which Math.exp, log and pow do not promise.
// Invariant: only operations that the language defines to the last bit: + - * /, comparisons, floor and the bits of a double.
// Within 1 ulp (exp, log); power documents its own bound. Next: maths.test.ts has the reference values.
//
// exp and log follow fdlibm: Copyright (C) 1993 by Sun Microsystems, Inc. All rights reserved. Permission to use,
// copy, modify, and distribute this software is freely granted, provided that this notice is preserved.

/** The logarithm of 2 in two parts: whole multiples up to 2^20 of the first are exact. */
const LN2_HIGH = 0.6931471803691238;
const LN2_LOW = 1.9082149292705877e-10;

/** Beyond these the result is infinite or 0. */
const EXP_OVERFLOW = 709.782712893384;
const EXP_UNDERFLOW = -745.1332191019411;

/** POWERS_OF_TWO[n + HALF_RANGE] is 2^n, built by exact doubling and halving. */
const HALF_RANGE = 540;
const POWERS_OF_TWO = new Float64Array(2 * HALF_RANGE + 1);
POWERS_OF_TWO[HALF_RANGE] = 1;
for (let n = 1; n <= HALF_RANGE; n++) {
  POWERS_OF_TWO[HALF_RANGE + n] = 2 * POWERS_OF_TWO[HALF_RANGE + n - 1];
  POWERS_OF_TWO[HALF_RANGE - n] = 0.5 * POWERS_OF_TWO[HALF_RANGE - n + 1];
}

/** x * 2^n, in two steps because 2^n itself may be out of range. */
function scaled(x: number, n: number): number {
  const half = n >> 1;
  return x * POWERS_OF_TWO[HALF_RANGE + half] * POWERS_OF_TWO[HALF_RANGE + n - half];
}

/** e to the x. */
export function exp(x: number): number {
  if (!(x <= EXP_OVERFLOW)) return x + Infinity;
  if (x < EXP_UNDERFLOW) return 0;
  // x = k * ln 2 + r with |r| at most half of ln 2, and r = high - low.
  const k = Math.floor(x * Math.LOG2E + 0.5);
  const high = x - k * LN2_HIGH;
  const low = k * LN2_LOW;
  const r = high - low;
  const t = r * r;
  const c =
    r -
    t *
      (0.16666666666666602 +
        t *
          (-0.0027777777777015593 +
            t * (0.00006613756321437934 + t * (-0.0000016533902205465252 + t * 4.1381367970572385e-8))));
  return scaled(1 - (low - (r * c) / (2 - c) - high), k);
}

const SMALLEST_NORMAL = 2.2250738585072014e-308;
const TWO_TO_54 = 18014398509481984;
const double = new DataView(new ArrayBuffer(8));

/** The natural logarithm. */
export function log(x: number): number {
  if (!(x > 0)) return x === 0 ? -Infinity : Number.NaN;
  if (x === Infinity) return Infinity;
  if (x < SMALLEST_NORMAL) return log(x * TWO_TO_54) - 54 * Math.LN2;
  // x = 2^k * (1 + f) with 1 + f between the roots of 1/2 and 2; the top word of a double holds its exponent.
  double.setFloat64(0, x);
  const top = double.getInt32(0);
  const isAboveRoot = (top & 0xfffff) >= 0x6a09c;
  const k = (top >> 20) - (isAboveRoot ? 1022 : 1023);
  const f = scaled(x, -k) - 1;
  const s = f / (2 + f);
  const z = s * s;
  const w = z * z;
  const odd =
    z * (0.6666666666666735 + w * (0.2857142874366239 + w * (0.1818357216161805 + w * 0.14798198605116586)));
  const even = w * (0.3999999999940942 + w * (0.22222198432149784 + w * 0.15313837699209373));
  const half = 0.5 * f * f;
  return k * LN2_HIGH - (half - (s * (half + odd + even) + k * LN2_LOW) - f);
}

/** A positive base to any exponent, within 2 + 2 |exponent * log(base)| ulp. */
export const power = (base: number, exponent: number): number => exp(exponent * log(base));

/** The probability for these log-odds. */
export const logistic = (logOdds: number): number => 1 / (1 + exp(-logOdds));
