import { expect, test } from 'vitest';
import { amountOf, saidBy } from '../../words/probe';

test('whole is said and read back', () => {
  expect(saidBy(1000)).toEqual({
    en: 'This card gains +1000 power.',
    fr: 'Cette carte gagne +1000 en puissance.',
  });
  expect(saidBy(-1000)).toEqual({
    en: 'Give this card −1000 power.',
    fr: 'Cette carte subit −1000 en puissance.',
  });
});

test('a number is itself', () => {
  expect(amountOf(2000, {})).toBe(2000);
});
