// Long lines break between words and stay in their column.

import { expect, test } from 'vitest';
import { wrap } from './wrap';

test('a line that fits is unchanged', () => {
  expect(wrap('Your hand:', 20)).toEqual(['Your hand:']);
});

test('a text continues in its own column', () => {
  expect(wrap('  Pawn 1  Death: an ally gets +2 power.', 24)).toEqual([
    '  Pawn 1  Death: an ally',
    '          gets +2 power.',
  ]);
});

test('a column too far to the right continues at the left, and a word wider than the terminal is cut', () => {
  expect(wrap(`${'a'.repeat(14)}  bb cc dd`, 20)).toEqual([`${'a'.repeat(14)}  bb`, '    cc dd']);
  expect(wrap('x'.repeat(25), 10)).toEqual(['x'.repeat(10), 'x'.repeat(10), 'x'.repeat(5)]);
});
