import { expect, test } from 'vitest';
import { emphasiser, type Span } from './emphasis';

const mark = emphasiser({ timings: /\b(?:SCORE|MAIN)\b/gu, names: ['Rin', 'Rin Nohara', 'MAIN Street'] });
const said = (text: string, spans: readonly Span[]) =>
  spans.map(({ start, end, as }) => [text.slice(start, end), as]);

test('timings and whole names are highlighted, the longer name first', () => {
  const text = 'MAIN: draw a card for Rin Nohara, not for Rinse.\nSCORE: move Rin.';
  expect(said(text, mark(text))).toEqual([
    ['MAIN', 'timing'],
    ['Rin Nohara', 'name'],
    ['SCORE', 'timing'],
    ['Rin', 'name'],
  ]);
});

test('spans do not overlap: the first stays, and of two the shorter', () => {
  const text = 'Go to MAIN Street.';
  expect(said(text, mark(text))).toEqual([['MAIN', 'timing']]);
});

test('a continuous line is marked where it begins', () => {
  const text = 'MAIN: draw.\nRin has +1.';
  expect(mark(text, [1])).toEqual([
    { start: 0, end: 4, as: 'timing' },
    { start: 12, end: 12, as: 'continuous' },
    { start: 12, end: 15, as: 'name' },
  ]);
});
