import { expect, test } from 'vitest';
import { holds, saidIf } from '../../words/probe';

test('compare is said and read back', () => {
  expect(saidIf({ compare: ['life.player', 'lt', 'life.opponent'] })).toEqual({
    en: 'If you have less Life cards than your opponent, this card gains +1000 power.',
    fr: 'Si vous avez moins de cartes Vie que votre adversaire, cette carte gagne +1000 en puissance.',
  });
  expect(saidIf({ compare: ['don.player', 'lte', 'don.opponent'] })).toEqual({
    en: "If the number of DON!! cards on your field is equal to or less than the number of DON!! cards on your opponent's field, this card gains +1000 power.",
    fr: 'Si vous avez au plus autant de cartes DON!! sur le terrain que votre adversaire, cette carte gagne +1000 en puissance.',
  });
});

test('the numbers of both players are compared as they are now', () => {
  expect(
    holds({ compare: ['life.player', 'lt', 'life.opponent'] }, { me: { life: 2 }, foe: { life: 3 } }),
  ).toBe(true);
  expect(
    holds({ compare: ['life.player', 'lt', 'life.opponent'] }, { me: { life: 3 }, foe: { life: 3 } }),
  ).toBe(false);
  expect(
    holds(
      { compare: ['characters.player', 'gte', 'characters.opponent'] },
      { foe: { characters: ['ST01-003'] } },
    ),
  ).toBe(true);
  expect(
    holds(
      { compare: ['characters.player', 'gte', 'characters.opponent'] },
      { foe: { characters: ['ST01-003', 'ST01-003'] } },
    ),
  ).toBe(false);
  expect(
    holds({ compare: ['don.player', 'eq', 'don.opponent'] }, { me: { don: 2 }, foe: { don: { rested: 2 } } }),
  ).toBe(true);
  expect(holds({ compare: ['don.player', 'eq', 'don.opponent'] }, { me: { don: 2 } })).toBe(false);
});
