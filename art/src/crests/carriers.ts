// The carriers of a kamon: a roundel, the sun, a banner, a lantern, a fan, a drum, a parasol, a scroll, a kite.
// Invariant: the crest keeps its size; a carrier stays within `reach` of its middle, so that lights can stay clear.
// Next: ../composition.ts, which places both.

import { at, beads, cut, d, disc, fill, line, polar, rect, ring, type Shape } from '../shapes';
import { drawKamon, type Kamon } from './kamon';

export type Carrier =
  | 'roundel'
  | 'sun'
  | 'banner'
  | 'lantern'
  | 'fan'
  | 'drum'
  | 'parasol'
  | 'scroll'
  | 'kite'
  | 'curtain';

interface Colours {
  readonly ink: string;
  readonly paper: string;
  readonly accent: string;
  readonly cloth: string;
}

/** How far a carrier spreads from the middle of a crest of radius 17. */
export const reachOf: Readonly<Record<Carrier, number>> = {
  roundel: 21,
  sun: 29,
  banner: 24,
  lantern: 26,
  fan: 23,
  drum: 23,
  parasol: 26,
  scroll: 25,
  kite: 27,
  curtain: 24,
};

const crest = (kamon: Kamon, radius: number, ink: string, paper: string, y = 0): Shape =>
  at(0, y, drawKamon(kamon, ink, paper), { scale: radius / 118 });

/** The carrier with the crest on it, around the origin. `top` is how far above the origin the picture ends. */
// Long because it is a table of drawings, one for each carrier.
export function carried(carrier: Carrier, kamon: Kamon, colours: Colours, top: number): Shape[] {
  const { ink, paper, accent, cloth } = colours;
  switch (carrier) {
    case 'roundel':
      return [disc(0, 0, 20.4, ink), disc(0, 0, 19, paper), crest(kamon, 16.6, ink, paper)];
    case 'sun':
      return [disc(0, 0, 28, accent), disc(0, 0, 19.4, paper), crest(kamon, 17, ink, paper)];
    case 'banner':
      return [
        line(d`M-17 44V-26M-20 -24H20`, ink, 1.6),
        disc(-17, -27.5, 1.8, ink),
        cut('M-15-23H18V25H-15z', paper, ink, 1.1),
        rect(-14.4, -22.4, 31.8, 4.6, accent),
        rect(-14.4, 18.4, 31.8, 2, accent),
        line('M-17-20H-15M-17-9H-15M-17 2H-15M-17 13H-15M-17 23H-15', ink, 1.2),
        at(1.5, 0, [crest(kamon, 14.6, ink, paper)]),
      ];
    case 'lantern':
      return [
        line(d`M0 ${-top}V-26`, ink, 1),
        cut('M-12-22C-29-16-29 16-12 22H12C29 16 29-16 12-22z', paper, ink, 1.1),
        line('M-20-15H20M-24-8H24M-25 0H25M-24 8H24M-20 15H20', ink, 0.5, 0.35),
        cut('M-13-26H13V-21H-13zM-13 21H13V26H-13z', ink, ink, 0.6),
        line('M-4 27V34M0 27V36M4 27V34', accent, 1.6),
        crest(kamon, 16, ink, paper),
      ];
    case 'fan':
      return [
        fill('M-1.8 18H1.8L2.6 48H-2.6z', ink),
        cut('M0-22C17-22 23-12 23-1C23 12 12 20 0 21C-12 20-23 12-23-1C-23-12-17-22 0-22z', paper, ink, 1.3),
        line('M0 20L-19 8M0 20L-10 15M0 20L10 15M0 20L19 8', ink, 0.5),
        fill('M-9 20Q0 10 9 20Q0 25-9 20z', accent),
        at(0, -3, [crest(kamon, 15, ink, paper)]),
      ];
    case 'drum':
      return [
        disc(0, 0, 23, ink),
        ring(0, 0, 22.6, accent, 0.8),
        beads(0, 0, 20.8, 24, paper, 1.8),
        disc(0, 0, 18.6, paper),
        crest(kamon, 16.4, ink, paper),
      ];
    case 'parasol': {
      const ribs = Array.from({ length: 12 }, (_, i) => {
        const [x, y] = polar(25, i * 15);
        return d`M${-x} ${-y}L${x} ${y}`;
      });
      return [
        disc(0, 0, 25.4, ink),
        disc(0, 0, 24.4, accent),
        ring(0, 0, 21.6, paper, 1.6),
        line(ribs.join(''), ink, 0.5),
        disc(0, 0, 18.8, paper),
        ring(0, 0, 18.8, ink, 0.8),
        crest(kamon, 16.2, ink, paper),
      ];
    }
    case 'scroll':
      return [
        line('M0-32L-9-25M0-32L9-25', ink, 0.9),
        disc(0, -32, 1.2, ink),
        cut('M-18-24H18V24H-18z', cloth, ink, 1),
        cut('M-15-18H15V18H-15z', paper, ink, 0.6),
        line('M-6-24V-18M6-24V-18', accent, 1.8),
        line('M-20-24.6H20M-21 25H21', ink, 2.6),
        crest(kamon, 14, ink, paper),
      ];
    case 'kite':
      return [
        line('M0 26C10 34-8 40 4 48M-8 24C-12 30-16 30-18 36M8 24C12 30 16 30 18 36', ink, 0.8),
        cut('M-17-25L17-25L21 4L0 27L-21 4z', paper, ink, 1.2),
        fill('M-17-25L17-25L17.8-19H-17.8z', accent),
        fill('M-9 17L0 27L9 17z', accent),
        at(0, -2, [crest(kamon, 14.6, ink, paper)]),
      ];
    case 'curtain':
      return [
        line(d`M-30 -22H30`, ink, 2),
        cut('M-25-22H25L24 20L8.6 23V8L8 23L-8 23V8L-8.6 23L-24 20z', paper, ink, 1),
        line('M-8.6 23V9M8.6 23V9', ink, 1),
        fill('M-25-22H25V-18.6H-25z', accent),
        at(0, 0, [crest(kamon, 16, ink, paper)]),
      ];
  }
}
