import { expect, test } from 'vitest';
import { found, saidWith } from '../../words/probe';

test('stat is said and read back', () => {
  expect(saidWith({ power: { lte: { stat: 'power', of: 'self' } } })).toEqual({
    en: "1 of your opponent's Characters with power equal to or less than this card's power",
    fr: '1 Personnage adverse ayant une puissance inférieure ou égale à la puissance de cette carte',
  });
});

test('the number of a card is read as it is now', () => {
  const cards = [
    { id: 'TEST-1', power: 7000 },
    { id: 'TEST-2', power: 7000 },
  ];
  const foe = { characters: ['TEST-1', { card: 'TEST-2', power: -3000 }] };
  const stronger = { power: { gte: { stat: 'power', of: 'self' } } } as const;
  expect(found(stronger, { cards, foe })).toEqual(['TEST-0', 'TEST-1']);
});
