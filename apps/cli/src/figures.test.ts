// Figures follow the language they are printed in.

import { expect, test } from 'vitest';
import { counted, figure, percent } from './figures';

test('French writes a decimal comma, and a narrow space before the percent sign', () => {
  expect([figure(8.14, 'en'), figure(8.14, 'fr')]).toEqual(['8.14', '8,14']);
  expect([percent(0.56, 'en'), percent(0.56, 'fr')]).toEqual(['56.0%', '56,0\u202f%']);
});

test('French uses the singular for zero and one', () => {
  expect([0, 1, 2].map((n) => counted(n, 'erreur'))).toEqual(['0 erreur', '1 erreur', '2 erreurs']);
});
