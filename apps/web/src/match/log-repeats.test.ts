import { expect, test } from 'vitest';
import { withoutRepeats } from './log-repeats';
import type { LogStep } from './seat-table';

const step = (...lines: string[]): LogStep => ({
  version: null,
  lines: lines.map((text) => ({ en: text, fr: text })),
  cards: [],
});
const said = (...steps: LogStep[]): string[] =>
  withoutRepeats(steps).map(({ lines }) => lines.map(({ en }) => en).join(' '));

test('the same line in several steps in a row is one line with its number', () => {
  const give = step('You give Nami 1 DON!!.');
  expect(said(give, give, give, step('You end your turn.'), give)).toEqual([
    'You give Nami 1 DON!! ×3.',
    'You end your turn.',
    'You give Nami 1 DON!!.',
  ]);
});

test('a step of several lines is never merged', () => {
  const play = step('You play Nami.', 'You draw 1 card.');
  expect(said(play, play)).toHaveLength(2);
});
