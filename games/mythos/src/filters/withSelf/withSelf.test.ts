import { expect, test } from 'vitest';
import { holds, saidIf } from '../../words/probe';

test('withSelf is said by the subject', () => {
  expect(
    saidIf({
      count: { targetSide: 'player', targetType: 'character', filters: [{ withSelf: true }] },
      gte: 2,
    }),
  ).toEqual({
    en: 'MAIN: if you have 2 or more characters in play, draw 1 card.',
    fr: 'MAIN : si vous avez au moins 2 personnages en jeu, piochez 1 carte.',
  });
});

test('the character that has the text counts among yours', () => {
  const one = { me: { at: { 2: ['KS-009'] } } };
  expect(holds('you have 2 or more characters in play', one)).toBe(true);
  expect(holds('there are 2 or more friendly characters in play', one)).toBe(false);
});
