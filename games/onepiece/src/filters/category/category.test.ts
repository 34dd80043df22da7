import { expect, test } from 'vitest';
import { holdsOfSelected, matchesPrinted, saidOfSelected } from '../../words/probe';

test('category is said as the noun and read back', () => {
  expect(
    saidOfSelected({ bound: 'selected', filters: [{ category: 'character' }, { type: 'Navy' }] }),
  ).toEqual({
    en: 'that card is a {Navy} type Character card',
    fr: 'la carte choisie est une carte Personnage de type {Marine}',
  });
});

test('the kind is printed on the card', () => {
  const isA = (category: 'character' | 'stage') => ({ bound: 'selected', filters: [{ category }] });
  expect(holdsOfSelected(isA('character'), 'ST01-003', [])).toBe(true);
  expect(holdsOfSelected(isA('stage'), 'ST01-003', [])).toBe(false);
  expect(matchesPrinted({ category: 'event' }, { category: 'Event' })).toBe(true);
  expect(matchesPrinted({ category: 'event' }, { category: 'Stage' })).toBe(false);
});
