// The characters who are people, or nearly: head and shoulders, seen from the front.
import { cut, disc, fill, line, type Shape } from '../shapes';
import { framed, type Inks } from './frame';

const SKIN = '#ecd3ad';

/** Two closed or narrow eyes, a nose and a mouth, as a few strokes of the brush. */
const strokes = (path: string, ink: string, width = 2): Shape => line(path, ink, width);

/** A sprout of a child, with a seed for a head. */
export function pip(): Shape[] {
  const inks: Inks = {
    ground: '#dfc98c',
    light: '#f3e6bd',
    body: '#a8632f',
    shade: '#7d431c',
    ink: '#2a1a10',
  };
  const { body, shade, ink } = inks;
  return framed(inks, [
    fill('M14 100C16 84 30 77 50 77C70 77 84 84 86 100z', '#5d7a3c'),
    line('M50 78V100M36 80C38 88 38 94 37 100M64 80C62 88 62 94 63 100', '#3f5728', 1.6),
    // The seed: round below, pointed above.
    cut('M50 20C66 30 78 44 76 60C74 76 63 84 50 84C37 84 26 76 24 60C22 44 34 30 50 20z', body, ink, 2.4),
    fill('M50 20C66 30 78 44 76 60C74 76 63 84 50 84C62 76 67 64 66 52C65 38 58 28 50 20z', shade),
    // Two leaves.
    line('M50 22C50 15 51 11 53 7', ink, 2.6),
    cut('M52 10C58 1 70 0 76 5C72 14 61 17 52 10z', '#6d9146', ink, 1.6),
    cut('M51 14C44 6 33 6 28 11C33 19 44 20 51 14z', '#85a95a', ink, 1.6),
    // Wide eyes that miss nothing.
    disc(39, 54, 7.4, '#fbf3dc'),
    disc(61, 54, 7.4, '#fbf3dc'),
    disc(41, 55, 3.8, ink),
    disc(63, 55, 3.8, ink),
    disc(42.4, 53.4, 1.2, '#fbf3dc'),
    disc(64.4, 53.4, 1.2, '#fbf3dc'),
    strokes('M32 43C35 40 40 40 43 42M57 42C60 40 65 40 68 43', ink, 2),
    strokes('M43 70C47 74 53 74 57 70', ink, 2.4),
  ]);
}

/** A braid, two leaves and a nut: a plain face that does not give itself away. */
export function hazel(): Shape[] {
  const inks: Inks = {
    ground: '#6f8f6a',
    light: '#e6dca6',
    body: '#6a3b1e',
    shade: '#4e6b4b',
    ink: '#21160e',
  };
  const { body, ink } = inks;
  return framed(inks, [
    cut('M8 100C11 83 28 76 50 76C72 76 89 83 92 100z', '#b5552f', ink, 2),
    line('M50 84V100M30 82C34 88 35 94 35 100', '#7d3519', 2),
    fill('M40 74L50 88L60 74z', SKIN),
    // Hair, parted in the middle, gathered in one braid.
    cut('M50 10C72 10 80 28 78 46C77 58 74 66 70 72H30C26 66 23 58 22 46C20 28 28 10 50 10z', body, ink, 2),
    cut('M50 22C62 24 68 34 67 48C66 64 59 78 50 80C41 78 34 64 33 48C32 34 38 24 50 22z', SKIN, ink, 1.8),
    fill('M50 22C62 24 68 34 67 48C66 64 59 78 50 80C58 70 60 58 59 46C58 34 55 26 50 22z', '#d9b384'),
    fill('M50 18C40 24 33 34 31 48C27 32 36 16 50 18zM50 18C60 24 67 34 69 48C73 32 64 16 50 18z', body),
    line('M50 11V20M38 16C33 22 30 30 29 38M62 16C67 22 70 30 71 38', '#8e5a30', 1.8),
    ...[62, 70, 78, 86].map((y, i) =>
      cut(`M${68 + i} ${y - 6}L${77 + i} ${y - 2}L${76 + i} ${y + 6}L${67 + i} ${y + 3}z`, body, ink, 1.6),
    ),
    line('M69 90L81 92', '#c6402c', 3.4),
    // A twig of hazel over one ear.
    cut('M27 32C16 30 10 22 12 12C22 13 29 21 27 32z', '#85a95a', ink, 1.6),
    cut('M28 34C18 37 8 34 4 27C13 22 23 25 28 34z', '#5d7a3c', ink, 1.6),
    disc(29, 38, 6.4, '#a8703a'),
    fill('M23 36C25 31 33 31 35 36C31 38 27 38 23 36z', '#7d8a45'),
    // Eyes that look straight at you.
    strokes('M37 42C40 40 44 40 46 42M54 42C56 40 60 40 63 42', ink, 2),
    fill('M36 49C39 45 44 45 47 49C44 52 39 52 36 49zM64 49C61 45 56 45 53 49C56 52 61 52 64 49z', '#fbf3dc'),
    disc(42, 48.8, 2.4, ink),
    disc(58, 48.8, 2.4, ink),
    strokes('M36 48.6C39 45 44 45 47 48.6M64 48.6C61 45 56 45 53 48.6', ink, 1.8),
    strokes('M50 48L48 59H51', ink, 1.5),
    strokes('M44 67C48 69 52 69 57 66', ink, 2.2),
  ]);
}

/** Thorns for hair, and a grin that has already decided. */
export function bramble(): Shape[] {
  const inks: Inks = {
    ground: '#8d3a2b',
    light: '#d8794a',
    body: '#2d3b26',
    shade: '#1c2718',
    ink: '#16120f',
  };
  const { body, shade, ink } = inks;
  const berries: readonly (readonly [number, number])[] = [
    [24, 28],
    [77, 33],
    [60, 12],
  ];
  return framed(inks, [
    fill('M6 100C10 82 28 74 50 74C72 74 90 82 94 100z', '#4a2119'),
    fill('M36 76L50 92L64 76L58 70H42z', SKIN),
    // Hair in thorns, on both sides of the face.
    cut(
      'M50 8L56 18L68 8L68 20L82 14L78 27L94 28L83 38L96 48L82 50L90 62L77 60L80 72L68 66L32 66L20 72L23 60L10 62L18 50L4 48L17 38L6 28L22 27L18 14L32 20L32 8L44 18z',
      body,
      ink,
      2,
    ),
    line('M50 14L50 26M66 16L61 27M34 16L39 27M80 22L70 32M20 22L30 32M86 46L74 46M14 46L26 46', shade, 2.4),
    cut('M30 44C32 30 68 30 70 44C72 62 62 80 50 80C38 80 28 62 30 44z', SKIN, ink, 2),
    fill('M52 33C64 33 69 38 70 44C72 62 62 80 50 80C60 72 62 58 60 48z', '#d9b384'),
    ...berries.flatMap(([x, y]) => [disc(x, y, 4.6, '#7c2242'), disc(x - 1.4, y - 1.4, 1.3, '#d4839b')]),
    // Brows that run together, eyes wide awake.
    strokes('M34 45L47 50M66 45L53 50', ink, 3),
    fill('M36 52L46 53L43 57H38zM64 52L54 53L57 57H62z', '#fbf3dc'),
    disc(42, 54.6, 2, ink),
    disc(58, 54.6, 2, ink),
    strokes('M50 54L48 63H52', ink, 1.6),
    cut('M39 67C46 71 56 71 63 65C61 75 44 77 39 67z', '#fbf3dc', ink, 1.8),
    strokes('M46 70V74M52 70.4V74.6M57 69V73', ink, 1.2),
  ]);
}

/** A hood against the evening, and one star. */
export function vesper(): Shape[] {
  const inks: Inks = {
    ground: '#3b2f57',
    light: '#c7627a',
    body: '#1d1a33',
    shade: '#2b2547',
    ink: '#0f0d1c',
  };
  const { body, shade, ink } = inks;
  return framed(inks, [
    fill('M78 12L80 18L86 20L80 22L78 28L76 22L70 20L76 18z', '#f4e3b0'),
    fill('M0 100C4 78 22 68 50 68C78 68 96 78 100 100z', body),
    cut('M50 8C72 12 82 34 80 56C79 70 74 80 66 88H34C26 80 21 70 20 56C18 34 28 12 50 8z', body, ink, 2),
    line('M50 12C66 18 74 36 72 58M50 12C34 18 26 36 28 58', shade, 2.4),
    // A face half in shadow.
    fill('M50 28C64 30 68 44 67 56C66 70 58 80 50 82C42 80 34 70 33 56C32 44 36 30 50 28z', '#e9d9c8'),
    fill('M50 28C64 30 68 44 67 56C66 70 58 80 50 82C54 70 47 62 50 52C52 44 47 38 50 28z', '#6c4a6b'),
    fill('M50 26C40 32 36 40 33 50C30 38 38 26 50 26zM50 26C60 32 64 40 67 50C70 38 62 26 50 26z', ink),
    strokes('M36 48L46 51M64 48L54 51', ink, 2.4),
    fill('M37 54C40 51 44 52 46 55C43 57 39 57 37 54z', ink),
    fill('M63 54C60 51 56 52 54 55C57 57 61 57 63 54z', '#f4e3b0'),
    strokes('M49 56L47 66H50', ink, 1.6),
    strokes('M43 72C47 73 53 73 58 70', ink, 2.2),
    // The clasp of the hood.
    disc(50, 90, 4.4, '#dcab3c'),
    disc(50, 90, 1.8, ink),
  ]);
}

/** A white veil, closed eyes, nothing hurried. */
export function abbess(): Shape[] {
  const inks: Inks = {
    ground: '#b8a47c',
    light: '#e9d28c',
    body: '#26222c',
    shade: '#8c7a58',
    ink: '#1a1712',
  };
  const { body, ink } = inks;
  return framed(inks, [
    fill('M2 100C6 80 24 72 50 72C76 72 94 80 98 100z', body),
    // The veil falls to the shoulders; the band lies across the forehead.
    cut(
      'M50 8C74 8 84 28 84 50C84 68 90 80 94 90C80 88 68 92 50 92C32 92 20 88 6 90C10 80 16 68 16 50C16 28 26 8 50 8z',
      body,
      ink,
      2,
    ),
    line(
      'M24 30C20 48 22 70 16 86M76 30C80 48 78 70 84 86M30 18C26 24 24 28 24 30M70 18C74 24 76 28 76 30',
      '#4a4353',
      2,
    ),
    cut(
      'M50 20C66 20 73 34 72 50C72 70 68 84 50 90C32 84 28 70 28 50C27 34 34 20 50 20z',
      '#f4ecd9',
      ink,
      1.8,
    ),
    fill('M34 46C34 34 40 29 50 29C60 29 66 34 66 46C66 60 60 74 50 76C40 74 34 60 34 46z', SKIN),
    fill('M50 29C60 29 66 34 66 46C66 60 60 74 50 76C58 68 60 56 59 46C58 38 55 33 50 29z', '#d9b98e'),
    line('M34 40C40 35 60 35 66 40', ink, 1.4),
    strokes('M38 44C41 42 45 42 47 44M53 44C55 42 59 42 62 44', ink, 1.8),
    strokes('M38 51C41 54 45 54 47 51M53 51C55 54 59 54 62 51', ink, 2.2),
    strokes('M50 50L48 60H51', ink, 1.5),
    strokes('M45 67C48 66 52 66 55 67', ink, 2.2),
    line('M36 84C44 90 56 90 64 84', '#c9bd9f', 1.8),
    disc(50, 95, 3, '#dcab3c'),
  ]);
}

/** A puppet with seams, for a mind that is made of words. */
export function quill(): Shape[] {
  const inks: Inks = {
    ground: '#28404a',
    light: '#5c8790',
    body: '#b98d56',
    shade: '#1d3038',
    ink: '#151411',
  };
  const { body: wood, ink } = inks;
  const rows = [20, 26, 32];
  return framed(inks, [
    line('M50 0V12', '#d9c9a3', 2),
    line('M18 30L10 12', '#d9c9a3', 1.6),
    cut(
      'M28 14H72C78 14 80 18 80 24V66C80 78 70 88 50 90C30 88 20 78 20 66V24C20 18 22 14 28 14z',
      wood,
      ink,
      2.4,
    ),
    fill('M58 14H72C78 14 80 18 80 24V66C80 78 70 88 50 90C62 80 64 66 62 50z', '#94693a'),
    // Lines of writing where a forehead would be.
    ...rows.map((y, i) => line(`M30 ${y}H${[70, 62, 66][i]}`, '#6b4925', 2.2)),
    line('M36 66V84M64 66V84', ink, 2),
    fill('M37 68H63V80H37z', '#7c5730'),
    line('M41 74H59', ink, 2.4),
    disc(36, 48, 7.6, '#efe5cf'),
    disc(64, 48, 7.6, '#efe5cf'),
    line('M31 48H41M59 48H69', ink, 2.6),
    line('M50 46V58H47', ink, 2),
    disc(20, 48, 3.4, '#dcab3c'),
    // The pen behind its ear.
    cut('M77 50C76 32 82 14 95 4C99 20 95 36 82 46z', '#efe5cf', ink, 1.8),
    line('M75 56C80 40 86 24 95 5M82 32L90 30M80 39L89 37', '#8c7a58', 1.6),
    disc(80, 50, 3.4, '#dcab3c'),
  ]);
}
