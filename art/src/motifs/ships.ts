// Ships and what lives in the sea.
// Invariant: the waterline is at (x, y).
// Next: islands.ts.

import { around } from '../around';
import { at, cut, fill, line, type Shape } from '../shapes';

interface Rigging {
  readonly hull: string;
  readonly sail: string;
  readonly flag: string;
  readonly ink: string;
}

/** Three masts, square sails. */
const galleon = ({ hull, sail, flag, ink }: Rigging): Shape[] => [
  line('M-12-6V-37M3-6V-43M16-8V-35M-18-10L-34-20', ink, 1.3),
  cut(
    'M-18-34H-6C-4-29-4-25-6-20H-18C-15-25-15-29-18-34zM-19-19H-5C-3-15-3-11-5-8H-19C-16-12-16-15-19-19zM-4-39H11C14-33 14-28 11-23H-4C-1-28-1-33-4-39zM-5-22H12C15-17 15-13 12-9H-5C-2-13-2-17-5-22zM11-32H22C24-27 24-23 22-19H11C14-23 14-27 11-32z',
    sail,
    ink,
    0.9,
  ),
  cut('M-20-10L-34-20L-19-19z', sail, ink, 0.7),
  fill('M3-43V-48L11-45.500zM-12-37V-41L-5-39zM16-35V-39L23-37z', flag),
  cut('M-24-8H-18L-16-6H12L15-14H27L25-5C24 0 22 4 20 5H-17C-21 1-23-3-24-8z', hull, ink, 0.9),
  line('M-18-2H22M17-10H24', sail, 0.8),
  fill('M-12 1h2v2h-2zM-5 1h2v2h-2zM2 1h2v2h-2zM9 1h2v2h-2z', ink),
];

/** One mast. */
const sloop = ({ hull, sail, flag, ink }: Rigging): Shape[] => [
  line('M0-3V-32', ink, 1.2),
  cut('M1-29C12-24 17-14 17-6H1zM-2-27C-8-20-13-12-15-6H-2z', sail, ink, 0.9),
  fill('M0-32V-37L8-34.500z', flag),
  cut('M-17-4H18C17 1 14 4 11 5H-11C-14 3-16 0-17-4z', hull, ink, 0.9),
];

/** Battened sails, like fans. */
const junk = ({ hull, sail, flag, ink }: Rigging): Shape[] => [
  line('M-6-4V-36M11-4V-27', ink, 1.2),
  cut(
    'M-5-35C4-34 9-30 10-24L7-8H-14L-13-22C-12-29-9-33-5-35zM12-26C17-25 20-22 20-19L18-8H8L9-18C9-22 10-25 12-26z',
    sail,
    ink,
    0.9,
  ),
  line('M-11-29L8-28M-13-23L9-22M-13-17L9-16M-14-12L8-12M9-20L19-20M8-14L19-14', ink, 0.6),
  fill('M-6-36V-41L2-38.500z', flag),
  cut('M-22-9L-17-4H15L23-11L20 2C19 4 17 5 15 5H-14C-18 3-21-3-22-9z', hull, ink, 0.9),
];

const ships = [galleon, sloop, junk] as const;

export function ship(
  kind: number,
  x: number,
  y: number,
  size: number,
  flip: boolean,
  rigging: Rigging,
): Shape {
  return at(x, y, around(ships, kind)(rigging), { scale: size / 50, flip });
}

/** A great hull with a forecastle, a stern and small sails fore and aft; its main mast is drawn separately. */
export const hull = (x: number, y: number, size: number, { hull: wood, sail, flag, ink }: Rigging): Shape =>
  at(
    x,
    y,
    [
      line('M-20-8V-34M20-10V-34M-24-10L-40-20', ink, 1.2),
      cut(
        'M-27-31H-14C-12-26-12-20-14-14H-27C-24-20-24-26-27-31zM14-31H27C29-26 29-20 27-14H14C17-20 17-26 14-31zM-25-11L-40-20L-27-22z',
        sail,
        ink,
        0.9,
      ),
      fill('M-20-34V-38L-13-36zM20-34V-38L27-36z', flag),
      cut('M-32-10H-22L-20-7H18L21-15H34L32-4C31 1 29 5 26 6H-23C-28 3-31-3-32-10z', wood, ink, 0.9),
      line('M-26-3H28M23-11H31M-24 1H28', sail, 0.8),
      fill(
        'M-17 2.500h2.400v2h-2.400zM-9 2.500h2.400v2h-2.400zM-1 2.500h2.400v2h-2.400zM7 2.500h2.400v2h-2.400zM15 2.500h2.400v2h-2.400z',
        ink,
      ),
    ],
    { scale: size / 50 },
  );

/** The tail of a whale. */
export const fluke = (x: number, y: number, size: number, colour: string): Shape =>
  at(
    x,
    y,
    [
      fill(
        'M-3 4C-2-8-4-16-8-20C-16-18-24-22-28-30C-18-30-8-30 0-20C8-30 18-30 28-30C24-22 16-18 8-20C4-16 2-8 3 4z',
        colour,
      ),
    ],
    { scale: size / 50 },
  );

/** Coils of something long. */
export const coils = (x: number, y: number, size: number, colour: string, ink: string): Shape =>
  at(
    x,
    y,
    [
      cut(
        'M-30 4C-30-10-12-10-12 4H-19C-19-3-24-3-24 4zM-8 4C-8-14 14-14 14 4H7C7-6-1-6-1 4z',
        colour,
        ink,
        1,
      ),
      cut('M18 4C17-8 20-20 28-24C34-27 40-24 42-20L34-18C28-16 25-8 26 4z', colour, ink, 1),
      fill('M33-22A1.500 1.500 0 0 0 36-22A1.500 1.500 0 0 0 33-22z', ink),
    ],
    { scale: size / 50 },
  );

/** Arms of something large. */
export const arms = (x: number, y: number, size: number, colour: string, ink: string): Shape =>
  at(
    x,
    y,
    [
      cut(
        'M-24 6C-26-10-20-22-26-32C-30-40-40-38-40-32C-40-28-34-27-33-31C-30-26-33-18-33-10C-33-4-32 2-31 6zM-6 6C-8-14 0-26-2-38C-4-50-18-50-18-42C-18-37-11-36-10-41C-5-36-11-26-13-14C-14-6-14 2-13 6zM22 6C24-8 16-18 20-28C23-37 34-36 34-29C34-25 29-24 28-28C24-24 29-18 29-10C29-4 29 2 28 6z',
        colour,
        ink,
        1,
      ),
      line('M-29-6V-8M-28-14V-16M-11-10V-12M-8-20V-22M-5-30V-31M25-6V-8M24-15V-17', ink, 1.6),
    ],
    { scale: size / 50 },
  );

export const fish = (x: number, y: number, size: number, flip: boolean, colour: string, ink: string): Shape =>
  at(
    x,
    y,
    [
      fill('M-16 0C-8-9 6-9 14 0C6 9-8 9-16 0zM-13 0L-24-7L-21 0L-24 7z', colour),
      line('M4-6C7-2 7 2 4 6', ink, 1.2),
      fill('M7-2.500A1.500 1.500 0 0 0 10-2.500A1.500 1.500 0 0 0 7-2.500z', ink),
    ],
    { scale: size / 40, flip },
  );
