import { expect, test } from 'vitest';
import { holdsOfSelected, saidOfSelected } from '../../words/probe';

test('bound is said and read back', () => {
  expect(saidOfSelected({ bound: 'selected', filters: [{ cost: { lte: 4 } }] })).toEqual({
    en: 'that card is a card with a cost of 4 or less',
    fr: 'la carte choisie est une carte ayant un coût de 4 ou moins',
  });
  expect(
    saidOfSelected({ bound: 'selected', filters: [{ category: 'stage' }, { state: 'rested' }] }),
  ).toEqual({
    en: 'that card is a rested Stage card',
    fr: 'la carte choisie est une carte Lieu épuisée',
  });
});

test('it asks about the card that the text dealt with', () => {
  const cards = [{ id: 'TEST-1', types: ['Navy'] }, { id: 'TEST-2' }];
  const isNavy = { bound: 'selected', filters: [{ type: 'Navy' }] };
  expect(holdsOfSelected(isNavy, 'TEST-1', cards)).toBe(true);
  expect(holdsOfSelected(isNavy, 'TEST-2', cards)).toBe(false);
});
