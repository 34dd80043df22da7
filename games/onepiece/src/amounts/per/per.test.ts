import { expect, test } from 'vitest';
import { amountOf, saidBy, saidWith } from '../../words/probe';

test('per is said and read back', () => {
  expect(
    saidBy({ per: { targetSide: 'player', targetType: 'event', from: 'trash' }, every: 2, times: 1000 }),
  ).toEqual({
    en: 'This card gains +1000 power for every 2 Events in your trash.',
    fr: 'Cette carte gagne +1000 en puissance par tranche de 2 Événements dans votre Défausse.',
  });
  const life = { targetSide: 'opponent', targetType: 'card', from: 'life' } as const;
  expect(saidWith({ cost: { lte: { per: life, times: 1 } } })).toEqual({
    en: "1 of your opponent's Characters with a cost equal to or less than the number of your opponent's Life cards",
    fr: '1 Personnage adverse ayant un coût inférieur ou égal au nombre de cartes Vie de votre adversaire',
  });
});

test('what is found is counted in groups', () => {
  const foe = { characters: ['ST01-003', 'ST01-010', 'ST01-009'], don: { active: 3, rested: 2 } };
  const theirs = { targetSide: 'opponent', targetType: 'character' } as const;
  expect(amountOf({ per: theirs, times: 1000 }, { foe })).toBe(3000);
  expect(amountOf({ per: theirs, every: 2, times: 1000 }, { foe })).toBe(1000);
  const don = { targetSide: 'opponent', targetType: 'don' } as const;
  expect(amountOf({ per: don, times: 1000 }, { foe })).toBe(5000);
});
