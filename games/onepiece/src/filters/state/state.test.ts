import { expect, test } from 'vitest';
import { found, matchesPrinted, saidWith } from '../../words/probe';

test('state is said and read back', () => {
  expect(saidWith({ state: 'rested' })).toEqual({
    en: "1 of your opponent's rested Characters",
    fr: '1 Personnage adverse épuisé',
  });
  expect(saidWith({ state: 'active' })).toEqual({
    en: "1 of your opponent's active Characters",
    fr: '1 Personnage adverse actif',
  });
});

test('a card in play is active or rested, and one in a deck list neither', () => {
  const foe = { characters: ['ST01-003', { card: 'ST01-010', rested: true }] };
  expect(found({ state: 'rested' }, { foe })).toEqual(['ST01-010']);
  expect(found({ state: 'active' }, { foe })).toContain('ST01-003');
  expect(matchesPrinted({ state: 'active' }, {})).toBe(false);
});
