// What an emblem is flown on: a flag, a swallowtail, a sail, a ship's wheel, a buoy.
// Invariant: around the origin, within `reach`.
// Next: scene.ts.

import { drawEmblem, type Emblem, extentOf } from '@sleight/art/crests/flag';
import { at, beads, cut, disc, fill, line, ring, type Shape, turned } from '@sleight/art/shapes';

export type Cloth = 'flag' | 'swallow' | 'sail' | 'lateen' | 'buoy' | 'porthole';

export const cloths: readonly Cloth[] = ['flag', 'swallow', 'sail', 'lateen', 'buoy', 'porthole'];

export const reachOf: Readonly<Record<Cloth, number>> = {
  flag: 27,
  swallow: 28,
  sail: 28,
  lateen: 29,
  buoy: 25,
  porthole: 25,
};

interface Dyes {
  readonly ink: string;
  readonly paper: string;
  readonly accent: string;
  readonly dye: string;
  /** A dark cloth with a light emblem. */
  readonly dark: boolean;
}

export function flown(cloth: Cloth, emblem: Emblem, { ink, paper, accent, dye, dark }: Dyes): Shape[] {
  const back = dark ? ink : paper;
  const front = dark ? paper : ink;
  const sign = (radius: number): Shape =>
    at(0, 0, drawEmblem(emblem, front, back, dark ? accent : dye), { scale: radius / extentOf(emblem) });
  const mast = (x: number): Shape[] => [line(`M${x} 60V-27`, ink, 2.2), disc(x, -28, 2.2, accent)];
  switch (cloth) {
    case 'flag':
      return [
        ...mast(-25),
        cut(
          'M-24-22C-14-28-6-16 4-21C12-25 19-24 26-21V19C19 16 12 15 4 19C-6 24-14 13-24 19z',
          back,
          ink,
          1.3,
        ),
        line(
          'M-24-18C-14-24-6-12 4-17C12-21 19-20 26-17M-24 15C-14 9-6 20 4 15C12 11 19 12 26 15',
          accent,
          1.2,
        ),
        at(1, -1, [sign(17)]),
      ];
    case 'swallow':
      return [
        ...mast(-24),
        cut(
          'M-23-23C-12-27-4-17 8-21C16-24 24-23 31-21L22-2L31 19C24 16 16 15 8 18C-4 22-12 14-23 19z',
          back,
          ink,
          1.3,
        ),
        fill('M-22-22C-20-23-18-23-16-23V17C-18 17-20 18-22 18z', accent),
        at(3, -2, [sign(16)]),
      ];
    case 'sail':
      return [
        line('M0 60V-32M-28-25H28M-24 24H24', ink, 2),
        cut('M-24-24H24C29-9 29 8 22 22Q0 15-22 22C-29 8-29-9-24-24z', back, ink, 1.3),
        line('M-26-12C-10-9 10-9 26-12M-25 10C-10 7 10 7 25 10', front, 0.5, 0.35),
        fill('M0-32V-38L9-35z', accent),
        at(0, -3, [sign(18)]),
      ];
    case 'lateen':
      return [
        line('M-18 60V-34M-26 26L30-34', ink, 1.8),
        cut('M-25 24C-20 0 0-26 28-33C30-14 26 10 16 24C2 18-12 20-25 24z', back, ink, 1.3),
        fill('M-18-34V-40L-9-37z', accent),
        at(6, 2, [sign(15.5)]),
      ];
    case 'buoy':
      return [
        disc(0, 0, 25, ink),
        ring(0, 0, 21.6, paper, 5),
        ...[20, 110, 200, 290].map((turn) =>
          turned(turn, [line('M-6-20.700A21.600 21.600 0 0 1 6-20.700', accent, 5)]),
        ),
        ring(0, 0, 24.6, ink, 1),
        disc(0, 0, 18.8, back),
        ring(0, 0, 18.8, ink, 1),
        sign(16.4),
      ];
    case 'porthole':
      return [
        disc(0, 0, 25, ink),
        disc(0, 0, 23.8, accent),
        ring(0, 0, 19.4, ink, 1.2),
        beads(0, 0, 21.6, 12, ink, 2.2),
        disc(0, 0, 18.8, back),
        sign(16.4),
      ];
  }
}
