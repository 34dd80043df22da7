// Positions on a card of 100 by 140, for the pictures and for the names and numbers printed on them.
// Invariant: crests keep clear of the seal and the diamond.
// Next: frame.ts draws the band and the frame.

export const CARD = { width: 100, height: 140 } as const;

/** The picture ends where the name band begins. */
export const PICTURE = { width: 100, height: 108 } as const;

/** The cost, as a seal. */
export const SEAL = { x: 4, y: 4, width: 17, height: 17 } as const;

/** The power, as a diamond on the edge of the name band. */
export const DIAMOND = { x: 85, y: 108, reach: 15.6 } as const;

export const BAND = { y: 108, height: 32 } as const;

/** The part of a canvas a scene is painted on. */
export interface Canvas {
  readonly width: number;
  readonly height: number;
}
