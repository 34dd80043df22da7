// The marks players send each other at the table: five masks and a fan, cut like the cards.
// Invariant: 100 by 100, flat shapes on no ground, no words. Next: protocol/src/greetings.ts, which lists their ids.

import { cut, disc, fill, line, type Shape, svg } from './shapes';

const INK = '#151411';
const PAPER = '#efe5cf';
const SHADE = '#d5c8aa';
const RED = '#c6402c';
const GOLD = '#dcab3c';
const BLUE = '#4f8296';

/** The blank mask, with what makes its face. */
const mask = (...features: readonly Shape[]): Shape[] => [
  line('M16 42C4 50 4 66 10 78M84 42C96 50 96 66 90 78', RED, 4),
  cut('M50 6C76 6 84 24 82 46C81 68 66 90 50 94C34 90 19 68 18 46C16 24 24 6 50 6z', PAPER, INK, 3),
  fill('M50 8C75 8 82 25 80 46C79 66 65 88 50 92C61 78 65 60 63 44C62 29 58 16 50 8z', SHADE),
  line('M50 46L46 60C49 63 52 63 54 60', INK, 2.4),
  ...features,
];

const openEyes: readonly Shape[] = [
  fill('M29 46C34 39 42 40 45 47C41 51 34 51 29 46zM71 46C66 39 58 40 55 47C59 51 66 51 71 46z', INK),
  disc(38, 45.4, 1.8, PAPER),
  disc(63, 45.4, 1.8, PAPER),
];

const smile = (): Shape[] =>
  mask(
    ...openEyes,
    line('M30 34C35 30 42 30 46 34M54 34C58 30 65 30 70 34', INK, 3.6),
    line('M33 68C42 80 58 80 67 68', RED, 5),
  );

const laugh = (): Shape[] =>
  mask(
    line('M28 48C33 39 41 39 45 47M72 48C67 39 59 39 55 47', INK, 4.4),
    line('M29 33C34 28 41 28 45 31M55 31C59 28 66 28 71 33', INK, 3.2),
    cut('M30 66C42 69 58 69 70 66C67 82 58 87 50 87C42 87 33 82 30 66z', RED, INK, 2.6),
    fill('M35 68.6C44 70.4 56 70.4 65 68.6L63.6 73H36.4z', PAPER),
  );

const surprise = (): Shape[] =>
  mask(
    disc(36, 46, 8, INK),
    disc(64, 46, 8, INK),
    disc(36, 46, 5, PAPER),
    disc(64, 46, 5, PAPER),
    disc(36, 46, 2.4, INK),
    disc(64, 46, 2.4, INK),
    line('M27 31C33 24 41 24 45 29M55 29C59 24 67 24 73 31', INK, 3.4),
    cut('M50 68C57 68 60 73 59 79C58 84 54 87 50 87C46 87 42 84 41 79C40 73 43 68 50 68z', RED, INK, 2.6),
  );

const worry = (): Shape[] =>
  mask(
    ...openEyes,
    line('M27 39C33 36 40 33 45 29M73 39C67 36 60 33 55 29', INK, 3.6),
    line('M35 78C40 71 45 80 50 74C55 69 60 79 66 73', RED, 4.6),
    cut('M78 10C85 20 88 26 86 31C84 36 76 36 74 31C72 26 74 19 78 10z', BLUE, INK, 2.2),
  );

const wink = (): Shape[] =>
  mask(
    fill('M29 46C34 39 42 40 45 47C41 51 34 51 29 46z', INK),
    disc(38, 45.4, 1.8, PAPER),
    line('M55 47C60 51 66 51 72 45', INK, 4.4),
    line('M29 36C33 29 41 27 46 31M54 36C59 35 65 35 70 38', INK, 3.6),
    line('M36 73C46 77 58 76 67 65', RED, 5),
  );

/** An open fan, waved: a sun on paper, held by its ribs. */
const applause = (): Shape[] => [
  line('M10 16L3 8M50 6V-2M90 16L97 8', GOLD, 4.4),
  cut('M50 90L4 46C14 24 31 13 50 13C69 13 86 24 96 46z', PAPER, INK, 3),
  fill('M50 90L96 46C86 24 69 13 50 13z', SHADE),
  disc(50, 42, 14, RED),
  line('M50 90L15 56M50 90L27 62M50 90L40 66M50 90L60 66M50 90L73 62M50 90L85 56', INK, 2.4),
  disc(50, 90, 5, GOLD),
  disc(50, 90, 2, INK),
];

const marks = new Map(Object.entries({ smile, laugh, surprise, worry, wink, applause }));

export const emoteIds: readonly string[] = [...marks.keys()];

/** Null for a name that has no mark. */
export function drawEmote(id: string): string | null {
  const mark = marks.get(id);
  return mark === undefined ? null : svg(100, 100, mark());
}
