// Sine and cosine of degrees, and distances, with the same bits in every engine: pictures are compared by their hash.
// Invariant: only operations that the language defines to the last bit; quarter turns give exactly 0, 1 and -1.
// Next: shapes.ts, which draws with them. Within 2 ulp; angles.test.ts holds the reference values.
//
// The polynomials are fdlibm's: Copyright (C) 1993 by Sun Microsystems, Inc. All rights reserved. Permission to use,
// copy, modify, and distribute this software is freely granted, provided that this notice is preserved.

/** Sine of an angle of at most an eighth of a turn, in radians. */
function nearSine(x: number): number {
  const z = x * x;
  const tail = 0.0000027557313707070068 + z * (-2.5050760253406863e-8 + z * 1.58969099521155e-10);
  return (
    x + x * z * (-0.16666666666666632 + z * (0.00833333333332249 + z * (-0.0001984126982985795 + z * tail)))
  );
}

/** Cosine of an angle of at most an eighth of a turn, in radians. */
function nearCosine(x: number): number {
  const z = x * x;
  const tail = -2.7557314351390663e-7 + z * (2.087572321298175e-9 + z * -1.1359647557788195e-11);
  const rest =
    z * (0.0416666666666666 + z * (-0.001388888888887411 + z * (0.00002480158728947673 + z * tail)));
  return 1 - (0.5 * z - z * rest);
}

/** Sine of an angle in degrees, a number of quarter turns further on. */
function sineFrom(degrees: number, quarterTurns: number): number {
  const quarters = Math.round(degrees / 90);
  const rest = ((degrees - 90 * quarters) * Math.PI) / 180;
  switch ((((quarters + quarterTurns) % 4) + 4) % 4) {
    case 0:
      return nearSine(rest);
    case 1:
      return nearCosine(rest);
    case 2:
      return -nearSine(rest);
    default:
      return -nearCosine(rest);
  }
}

/** Sine of an angle in degrees. */
export const sine = (degrees: number): number => sineFrom(degrees, 0);

/** Cosine of an angle in degrees. */
export const cosine = (degrees: number): number => sineFrom(degrees, 1);

/** How far a point is from another, `dx` across and `dy` down. */
export const distance = (dx: number, dy: number): number => Math.sqrt(dx * dx + dy * dy);
