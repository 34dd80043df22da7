import { said } from '@sleight/kernel/text/said';
import { expect, test } from 'vitest';
import { words } from '../../words';
import { drawn, saidX } from '../../words/probe';

test('stat is said and read back', () => {
  expect(saidX({ stat: 'power', of: 'self' })).toEqual({
    en: "MAIN: draw X cards, where X is this character's Power.",
    fr: 'MAIN : piochez X cartes, où X est la Puissance de ce personnage.',
  });
  const actions = [
    { type: 'discard', amount: 2 },
    { type: 'draw', amount: { stat: 'count', of: 'discarded' } },
  ];
  expect(said({ type: 'Main', effect: { actions } }, words)).toEqual({
    en: 'MAIN: discard 2 cards. Draw X cards, where X is the number of cards discarded.',
    fr: 'MAIN : défaussez 2 cartes. Piochez X cartes, où X est le nombre de cartes défaussées.',
  });
});

test('tokens count as Power', () => {
  expect(drawn("POWERUP 2. Draw X cards, where X is this character's Power", {})).toBe(2);
});
