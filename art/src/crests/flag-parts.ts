// The parts of a flag emblem, drawn around the origin within 42: charges, crossed things, hats, rims.
// Next: flag.ts.

export const bodies = {
  skull:
    'M0-38C24-38 36-24 36-6C36 5 31 12 23 16V28C23 35 16 37 12 35L8 31L4 37H-4L-8 31L-12 35C-16 37-23 35-23 28V16C-31 12-36 5-36-6C-36-24-24-38 0-38z',
  longskull:
    'M0-40C22-40 32-28 32-12C32 0 27 6 22 10L18 34C17 40 10 42 0 42C-10 42-17 40-18 34L-22 10C-27 6-32 0-32-12C-32-28-22-40 0-40z',
  anchor:
    'M0-46A12 12 0 0 1 6-24V-16H24V-5H6V26C16 24 24 17 28 8L19 8L34-14L47 8L38 8C33 29 18 41 0 43C-18 41-33 29-38 8L-47 8L-34-14L-19 8L-28 8C-24 17-16 24-6 26V-5H-24V-16H-6V-24A12 12 0 0 1 0-46zM0-39A5 5 0 0 0 0-29A5 5 0 0 0 0-39z',
  rose: 'M0-46L10-10L46 0L10 10L0 46L-10 10L-46 0L-10-10zM28-28L14-8L8-14zM28 28L8 14L14 8zM-28 28L-14 8L-8 14zM-28-28L-8-14L-14-8z',
  gull: 'M0-4C-12-30-32-36-48-28C-32-25-20-14-13 2C-21 4-27 9-30 17C-18 12-8 14 0 24C8 14 18 12 30 17C27 9 21 4 13 2C20-14 32-25 48-28C32-36 12-30 0-4z',
  fish: 'M-42 0L-26-14V-6C-16-24 16-26 40 0C16 26-16 24-26 6V14zM22-6A4 4 0 0 0 22 2A4 4 0 0 0 22-6zM6-15C12-6 12 6 6 15L2 14C7 5 7-5 2-14z',
  shell:
    'M0-36C18-40 38-24 40-2L14 26L18 38H-18L-14 26L-40-2C-38-24-18-40 0-36zM-2-30L-6 24H-3L0-30zM14-28L6 24H9L18-26zM-14-28L-18-26L-9 24H-6zM28-18L12 22L15 22L32-14zM-28-18L-32-14L-15 22L-12 22z',
  heart: 'M0 40C-30 18-42 2-40-16C-38-34-12-40 0-18C12-40 38-34 40-16C42 2 30 18 0 40z',
  trident:
    'M-6 46V12C-24 10-34-4-34-24V-44L-24-34V-24C-24-10-18-4-6-2V-32L0-46L6-32V-2C18-4 24-10 24-24V-34L34-44V-24C34-4 24 10 6 12V46z',
  wheel:
    'M-4-46H4V-34A34 34 0 0 1 21-27L29-36L35-30L27-21A34 34 0 0 1 34-4H46V4H34A34 34 0 0 1 27 21L35 30L29 36L21 27A34 34 0 0 1 4 34V46H-4V34A34 34 0 0 1 -21 27L-29 36L-35 30L-27 21A34 34 0 0 1 -34 4H-46V-4H-34A34 34 0 0 1 -27-21L-35-30L-29-36L-21-27A34 34 0 0 1 -4-34zM-4-25A25 25 0 0 0 -15-20L-7-12A14 14 0 0 1 -4-13zM4-25V-13A14 14 0 0 1 7-12L15-20A25 25 0 0 0 4-25zM20-15L12-7A14 14 0 0 1 13-4H25A25 25 0 0 0 20-15zM25 4H13A14 14 0 0 1 12 7L20 15A25 25 0 0 0 25 4zM15 20L7 12A14 14 0 0 1 4 13V25A25 25 0 0 0 15 20zM-4 25V13A14 14 0 0 1 -7 12L-15 20A25 25 0 0 0 -4 25zM-20 15L-12 7A14 14 0 0 1 -13 4H-25A25 25 0 0 0 -20 15zM-25-4H-13A14 14 0 0 1 -12-7L-20-15A25 25 0 0 0 -25-4z',
  moon: 'M12-40A42 42 0 1 0 36 24A34 34 0 0 1 12-40zM22-16L26-5L38-5L28 2L32 13L22 6L12 13L16 2L6-5L18-5z',
  paw: 'M0-2C14-2 28 14 26 28C24 38 12 36 0 34C-12 36-24 38-26 28C-28 14-14-2 0-2zM-28-18A8 11 0 0 1 -28 4A8 11 0 0 1 -28-18zM28-18A8 11 0 0 1 28 4A8 11 0 0 1 28-18zM-11-38A8 12 0 0 1 -11-12A8 12 0 0 1 -11-38zM11-38A8 12 0 0 1 11-12A8 12 0 0 1 11-38z',
  flame:
    'M2-44C6-26 30-18 30 8C30 28 16 40 0 40C-16 40-30 28-30 8C-30-6-20-10-16-22C-10-14-8-10-6-8C-10-22-8-34 2-44zM0 6C-10 16-12 20-12 26C-12 33-6 36 0 36C6 36 12 33 12 26C12 18 6 14 0 6z',
} as const satisfies Readonly<Record<string, string>>;

export type BodyName = keyof typeof bodies;
export const bodyNames = Object.keys(bodies).filter((name): name is BodyName => name in bodies);

/** One of two that are crossed behind the charge: upright, 116 long. */
export const crossings = {
  none: '',
  bones: 'M-5-44H5V44H-5zM-5-42A8 8 0 1 1 -3-52A8 8 0 1 1 5-42zM-5 42A8 8 0 1 0 -3 52A8 8 0 1 0 5 42z',
  sabres: 'M-3 34V-20C-4-36-10-48-18-58C0-52 6-36 5-20V34H12C16 34 18 40 14 43L4 42V56H-4V42H-12V34z',
  oars: 'M-3 20V56H3V20C10 0 10-40 0-58C-10-40-10 0-3 20z',
  spears: 'M-3 56V-34L-10-38L0-60L10-38L3-34V56z',
  feathers: 'M-2 58V30C-14 14-16-30 0-58C16-30 14 14 2 30V58zM-2 20V-30H2V20z',
  keys: 'M-4 10V42H-16V50H-4V58H4V10A18 18 0 1 0 -4 10zM0-18A9 9 0 0 1 0 0A9 9 0 0 1 0-18z',
  hooks: 'M-4 56V-20C-4-40 22-48 26-28C27-20 22-16 18-18C22-34 6-36 5-20V56z',
} as const satisfies Readonly<Record<string, string>>;

export type CrossingName = keyof typeof crossings;
export const crossingNames = Object.keys(crossings).filter((name): name is CrossingName => name in crossings);

/** The headgear of a skull; the brow is at y -22. */
export const hats = {
  none: '',
  tricorne:
    'M-46-20C-34-28-28-46-18-52C-6-58 6-58 18-52C28-46 34-28 46-20C30-14 14-20 0-22C-14-20-30-14-46-20z',
  bandana: 'M-37-14C-36-36-22-48 0-48C22-48 36-36 37-14C14-24-14-24-37-14zM36-18L54-12L46-6L50 6L34-10z',
  crown: 'M-28-30L-34-60L-16-46L0-64L16-46L34-60L28-30C10-36-10-36-28-30z',
  horns: 'M-24-30C-44-30-54-46-50-64C-44-50-32-46-16-42zM24-30C44-30 54-46 50-64C44-50 32-46 16-42z',
  tall: 'M-22-34L-26-66H26L22-34L44-28V-20C16-28-16-28-44-20V-28z',
  crest: 'M-8-36C-16-50-12-64 2-70C-2-62 2-60 4-60C8-66 14-68 20-66C14-60 16-54 12-36z',
  cap: 'M-36-18C-36-44-20-52 0-52C20-52 36-44 36-18L44-10C16-20-16-20-44-10z',
} as const satisfies Readonly<Record<string, string>>;

export type HatName = keyof typeof hats;
export const hatNames = Object.keys(hats).filter((name): name is HatName => name in hats);

/** The features of a skull, cut into it. */
export const faces = {
  plain: 'M-14-12A9 9 0 0 0 -14 6A9 9 0 0 0 -14-12zM14-12A9 9 0 0 0 14 6A9 9 0 0 0 14-12zM0 6L5 14H-5z',
  patch:
    'M14-12A9 9 0 0 0 14 6A9 9 0 0 0 14-12zM0 6L5 14H-5zM-34-18L30-28L31-24L-2-17C-2-4-8 8-15 8C-22 8-27-2-27-12L-34-13z',
  angry:
    'M-24-12L-5-4C-6 4-12 8-17 6C-22 4-25-4-24-12zM24-12L5-4C6 4 12 8 17 6C22 4 25-4 24-12zM0 8L5 15H-5z',
  star: 'M-14-14L-11-6L-3-6L-9-1L-7 7L-14 2L-21 7L-19-1L-25-6L-17-6zM14-12A9 9 0 0 0 14 6A9 9 0 0 0 14-12zM0 8L5 15H-5z',
  crossed:
    'M-22-12L-14-5L-6-12L-3-9L-10-1L-3 6L-6 9L-14 2L-22 9L-25 6L-18-1L-25-9zM14-12A9 9 0 0 0 14 6A9 9 0 0 0 14-12zM0 8L5 15H-5z',
  slit: 'M-25-4H-5V3H-25zM5-4H25V3H5zM0 8L4 15H-4z',
} as const satisfies Readonly<Record<string, string>>;

export type FaceName = keyof typeof faces;
export const faceNames = Object.keys(faces).filter((name): name is FaceName => name in faces);
