// The characters who are animals.
import { cut, disc, fill, line, type Shape } from '../shapes';
import { framed, type Inks } from './frame';

/** A tortoise under its own hill, moss and all. */
export function mossback(): Shape[] {
  const inks: Inks = {
    ground: '#45583f',
    light: '#a9b67c',
    body: '#7c6b3e',
    shade: '#2f3d2c',
    ink: '#171a12',
  };
  const { body, ink } = inks;
  return framed(inks, [
    // The shell, in plates, with moss on top.
    cut('M2 100C2 58 22 28 54 28C82 28 98 58 98 100z', body, ink, 2.4),
    line(
      'M54 30C52 48 52 72 56 100M24 50C38 58 70 58 90 50M10 78C30 84 76 84 97 78M30 40L24 52L10 78M78 40L88 50L97 78',
      '#4b4024',
      2,
    ),
    cut(
      'M14 56C18 38 34 24 56 24C76 24 90 38 94 54C88 50 86 56 82 51C78 46 75 53 71 48C67 43 63 50 58 45C54 41 50 48 45 44C40 40 37 50 32 46C27 43 24 54 14 56z',
      '#6b8a3c',
      ink,
      1.6,
    ),
    line('M36 30V24M40 29L42 22M66 29L68 22M72 32L77 26M54 26V18', '#89a850', 2),
    // The head, low and in no hurry.
    cut(
      'M18 64C22 54 36 50 46 56C54 61 56 72 52 80C60 86 62 94 62 100H20C22 94 20 88 18 82C12 78 14 70 18 64z',
      '#9aa36a',
      ink,
      2,
    ),
    fill('M46 56C54 61 56 72 52 80C60 86 62 94 62 100H48C50 90 46 84 42 82C48 74 49 64 46 56z', '#747d4c'),
    line('M15 77C24 80 34 80 42 76', ink, 2),
    line('M24 92H40M26 97H44', '#747d4c', 1.6),
    disc(30, 67, 4.6, '#efe6c4'),
    disc(29.4, 68, 2.4, ink),
    fill('M24 66C26 61 34 61 36 66C32 64.5 28 64.5 24 66z', '#747d4c'),
    line('M25 73C28 75 32 75 35 73', '#5b6339', 1.4),
  ]);
}

/** A magpie with what it has just found. */
export function magpie(): Shape[] {
  const inks: Inks = {
    ground: '#9db4bd',
    light: '#f1e7c8',
    body: '#1f2733',
    shade: '#6f8994',
    ink: '#0f131a',
  };
  const { body, ink } = inks;
  return framed(inks, [
    // White below, black above, and a wing with the blue of a beetle.
    cut('M22 100C18 82 24 66 36 58L74 62C84 72 86 88 84 100z', '#f3eee0', ink, 2),
    fill('M60 62L74 62C84 72 86 88 84 100H64C70 88 68 74 60 62z', '#d5cdb8'),
    cut('M56 66C70 64 84 74 92 100H58C52 90 50 76 56 66z', body, ink, 2),
    line('M62 74C72 78 78 88 80 100M60 84C66 88 69 94 70 100', '#3d6a86', 3),
    cut(
      'M34 22C46 10 68 12 76 28C82 42 80 56 76 66C64 72 50 70 38 74C30 76 26 82 24 88C20 74 24 66 30 60C24 50 24 34 34 22z',
      body,
      ink,
      2,
    ),
    line('M66 24C72 34 73 46 70 58M56 20C63 28 66 38 64 50', '#35506a', 2.2),
    // The bill, and a gold ring in it.
    cut('M30 34L4 42L12 47L32 50C35 45 34 38 30 34z', '#2b313b', ink, 1.8),
    line('M9 43L32 44', '#59626f', 1.4),
    line('M16 45A8 8 0 1 1 9 46', ink, 6),
    line('M16 45A8 8 0 1 1 9 46', '#dcab3c', 3.4),
    // One bright eye.
    disc(45, 36, 7, '#f1e7c8'),
    disc(43.6, 36, 4.2, ink),
    disc(42, 34.4, 1.4, '#fbf3dc'),
    line('M36 27C41 24 49 25 53 30', ink, 2.4),
  ]);
}

/** A heron over still water: one eye, and all the time there is. */
export function tarn(): Shape[] {
  const inks: Inks = {
    ground: '#2c5566',
    light: '#bcd3cd',
    body: '#d9dfd8',
    shade: '#1d3d4b',
    ink: '#0e1d24',
  };
  const { body, ink } = inks;
  return framed(inks, [
    fill('M-2 82H102V102H-2z', '#1d3d4b'),
    ...[10, 18, 27].map((r) =>
      line(
        `M${44 - r} 90C${44 - r / 2} ${90 + r / 3.4} ${44 + r / 2} ${90 + r / 3.4} ${44 + r} 90`,
        '#7fa7ac',
        1.6,
      ),
    ),
    // The neck comes up out of the water like a question.
    cut(
      'M36 100C32 84 44 76 50 66C56 56 50 50 44 46C34 40 30 26 40 18C48 12 60 14 64 22L66 30C60 36 58 40 60 46C66 56 68 66 62 78C58 86 54 92 56 100z',
      body,
      ink,
      2,
    ),
    fill(
      'M64 22L66 30C60 36 58 40 60 46C66 56 68 66 62 78C58 86 54 92 56 100H48C48 88 56 80 58 70C60 58 52 52 50 44C48 36 54 28 64 22z',
      '#a9b8b5',
    ),
    // The bill, and the crest laid back.
    cut('M62 20L98 33L64 31C61 28 60 24 62 20z', '#d39a3a', ink, 1.8),
    line('M64 26L88 31', ink, 1.2),
    cut('M50 14C40 8 26 8 10 16C22 17 30 20 38 26C44 22 48 18 50 14z', '#23323a', ink, 1.4),
    line('M56 20C60 20 63 22 66 25', ink, 2.6),
    disc(55, 24, 3.4, '#f0d36b'),
    disc(55.6, 24, 1.7, ink),
    line('M46 58L49 62M52 54L55 57M50 68L53 72', '#7d8d8a', 1.6),
    line('M84 100V62M84 76L92 66M78 100V74M90 100V80', '#16303b', 2.4),
  ]);
}

/** A fox who has thought of something. */
export function redFox(): Shape[] {
  const inks: Inks = {
    ground: '#e4d7ba',
    light: '#c6402c',
    body: '#d0632b',
    shade: '#a89773',
    ink: '#1d1410',
  };
  const { body, ink } = inks;
  const dark = '#94401a';
  return framed(inks, [
    cut('M14 100C16 86 30 78 50 78C70 78 84 86 86 100z', body, ink, 2),
    fill('M40 80L50 100L60 80z', '#f6ecd6'),
    // Ears, then the wedge of the head.
    cut('M22 46L16 8L42 28z', body, ink, 2),
    cut('M78 46L84 8L58 28z', body, ink, 2),
    fill('M24 38L21 17L36 29z', ink),
    fill('M76 38L79 17L64 29z', ink),
    cut(
      'M50 24C64 24 76 32 82 46L92 60L78 64C72 74 60 84 50 90C40 84 28 74 22 64L8 60L18 46C24 32 36 24 50 24z',
      body,
      ink,
      2.2,
    ),
    fill('M50 24C64 24 76 32 82 46L92 60L78 64C72 74 60 84 50 90C58 76 60 64 58 52z', dark, 0.55),
    cut(
      'M22 64L8 60C18 56 28 54 36 58C43 62 47 70 50 76C53 70 57 62 64 58C72 54 82 56 92 60L78 64C72 74 60 84 50 90C40 84 28 74 22 64z',
      '#f6ecd6',
      ink,
      1.6,
    ),
    // One eye a little more closed than the other.
    fill('M28 50C33 45 40 47 43 54C37 55 32 54 28 50z', ink),
    line('M58 53C62 49 68 48 73 50', ink, 3),
    disc(36.6, 50.6, 1.4, '#f4d87c'),
    cut('M44 82C46 79 54 79 56 82C56 87 53 90 50 90C47 90 44 87 44 82z', ink, ink, 1),
    line('M50 74V79M38 70C42 74 46 76 50 76C54 76 58 74 62 70', dark, 1.6),
    line('M50 30V42M44 31L46 40M56 31L54 40', dark, 1.8),
  ]);
}
