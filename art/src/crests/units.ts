// The shapes kamon are built of: one petal, blade or ring, pointing up, within a circle of radius 100.
// Invariant: `mirrored` shapes equal their mirror image; the others bend, and stand five or more in a ring.
// Nothing stands in threes.
// Next: kamon.ts.

export interface Unit {
  readonly path: string;
  /** Around how many turns it may be repeated. */
  readonly folds: readonly number[];
  readonly mirrored: boolean;
}

const unit = (path: string, ...folds: number[]): Unit => ({ path, folds, mirrored: true });
const bent = (path: string, ...folds: number[]): Unit => ({ path, folds, mirrored: false });

export const units = {
  petal: unit('M0-16C36-36 30-82 0-92C-30-82-36-36 0-16z', 4, 5, 6),
  plum: unit('M0-22C14-22 34-40 34-62A34 32 0 0 0 -34-62C-34-40-14-22 0-22z', 4, 5),
  cherry: unit('M0-16C26-30 38-62 26-88L8-96L0-82L-8-96L-26-88C-38-62-26-30 0-16z', 5),
  blade: unit('M0-14L20-52L0-97L-20-52z', 5, 7, 8),
  lozenge: unit('M0-20L30-56L0-92L-30-56zM0-38L-14-56L0-74L14-56z', 4, 5),
  drop: unit('M0-96C10-70 28-58 28-38A28 28 0 0 1 -28-38C-28-58-10-70 0-96z', 4, 5, 7),
  ginkgo: unit(
    'M-4-10H4L6-40C18-44 40-52 46-70C34-86 16-92 6-92L0-78L-6-92C-16-92-34-86-46-70C-40-52-18-44-6-40z',
    5,
  ),
  oak: unit(
    'M0-12C10-18 22-24 16-36C30-38 34-52 22-56C32-66 24-80 12-78C12-90 4-96 0-96C-4-96-12-90-12-78C-24-80-32-66-22-56C-34-52-30-38-16-36C-22-24-10-18 0-12z',
    5,
    6,
  ),
  feather: unit(
    'M-5-14H5V-34L18-46V-60L5-48V-56L18-68V-82L0-97L-18-82V-68L-5-56V-48L-18-60V-46L-5-34z',
    5,
    6,
    8,
  ),
  pearl: unit('M0-34A28 28 0 0 0 0-90A28 28 0 0 0 0-34z', 5, 6, 7, 8),
  loop: unit('M0-26A33 33 0 0 0 0-92A33 33 0 0 0 0-26zM0-41A18 18 0 0 1 0-77A18 18 0 0 1 0-41z', 5, 6),
  bowl: unit('M-34-84C-30-58-16-46 0-46C16-46 30-58 34-84C26-72 14-66 0-66C-14-66-26-72-34-84z', 5, 6, 8),
  peak: unit('M0-96L30-50H18L0-76L-18-50H-30zM0-62L22-28H11L0-44L-11-28H-22z', 7, 8),
  sasa: unit(
    'M0-18C9-40 9-70 0-97C-9-70-9-40 0-18zM6-20C24-34 36-54 38-78C20-66 8-44 6-20zM-6-20C-24-34-36-54-38-78C-20-66-8-44-6-20z',
    4,
    5,
  ),
  aster: unit('M0-20L13-80A13 13 0 0 0 -13-80z', 8, 10, 12),
  coin: unit('M0-30A31 31 0 0 0 0-92A31 31 0 0 0 0-30zM-11-50V-72H11V-50z', 5, 6),
  shell: unit('M0-24L26-40V-72L0-88L-26-72V-40zM0-38L-14-48V-64L0-74L14-64V-48z', 5, 6),
  spade: unit(
    'M0-97C10-82 38-70 34-48C30-32 12-34 5-44L8-14H-8L-5-44C-12-34-30-32-34-48C-38-70-10-82 0-97z',
    4,
    5,
  ),
  clover: unit(
    'M0-14C5-26 10-30 20-34C38-40 42-62 24-66C30-86 12-98 0-86C-12-98-30-86-24-66C-42-62-38-40-20-34C-10-30-5-26 0-14z',
    4,
    5,
  ),
  tassel: unit('M-4-18H4V-54C16-56 26-66 26-84L13-74L0-96L-13-74L-26-84C-26-66-16-56-4-54z', 5, 6, 8),
  comma: bent('M4-92A34 34 0 1 1 -24-28C8-30 20-58 4-92z', 5, 6),
  sickle: bent('M0-14C44-30 30-80 4-96C-2-70-8-40 0-14z', 5, 6, 7, 8),
  wave: bent('M-2-14C34-14 52-46 34-74C24-90 0-92-8-78C-14-64 2-54 12-62C20-44 10-24-2-14z', 5, 6, 7),
  wing: bent(
    'M0-12C20-22 30-40 28-58C40-60 44-72 42-86C22-92 2-88-8-74C4-72 6-62 2-52C-4-40-4-26 0-12z',
    5,
    6,
    8,
  ),
} as const satisfies Readonly<Record<string, Unit>>;

export type UnitName = keyof typeof units;

export const unitNames = Object.keys(units).filter((name): name is UnitName => name in units);

/** Every shape with every number of times it may be repeated, so that each ring is as likely as any other. */
export const rings = unitNames.flatMap((outer) => units[outer].folds.map((fold) => ({ outer, fold })));
