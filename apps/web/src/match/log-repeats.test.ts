import type { LogLine } from '@sleight/kit';
import { expect, test } from 'vitest';
import { withoutRepeats } from './log-repeats';
import type { LogStep } from './seat-table';

const step = (...lines: LogLine[]): LogStep => ({ version: null, lines, cards: [] });
const line = (text: string): LogLine => ({ en: text, fr: text });
const give = (n: number, to: string) =>
  step({
    en: `You give ${n} DON!! to ${to}.`,
    fr: `Vous attachez ${n} DON!! à ${to}.`,
    counted: { n, en: `You give {n} DON!! to ${to}.`, fr: `Vous attachez {n} DON!! à ${to}.` },
  });
const said = (language: 'en' | 'fr', ...steps: LogStep[]): string[] =>
  withoutRepeats(steps).map(({ lines }) => lines.map((one) => one[language]).join(' '));

test('what several steps in a row give to one card is added up in one line', () => {
  const steps = [give(1, 'Nami'), give(1, 'Nami'), give(2, 'Nami'), give(1, 'Usopp'), give(1, 'Nami')];
  expect(said('en', ...steps)).toEqual([
    'You give 4 DON!! to Nami.',
    'You give 1 DON!! to Usopp.',
    'You give 1 DON!! to Nami.',
  ]);
  expect(said('fr', ...steps)[0]).toBe('Vous attachez 4 DON!! à Nami.');
});

test('a step of several lines, and an action that happens again, stay', () => {
  const [give1] = give(1, 'Nami').lines;
  const under = step(...(give1 === undefined ? [] : [give1]), line('You draw 1 card.'));
  const play = step(line('You play Nami (1 DON!!).'));
  expect(said('en', under, under, play, play)).toHaveLength(4);
});
