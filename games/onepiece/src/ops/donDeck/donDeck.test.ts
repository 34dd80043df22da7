import { refusals, said } from '@sleight/kernel/text/said';
import { expect, test } from 'vitest';
import { DON_CARDS, DON_DECK } from '../../counters';
import { onepieceGame } from '../../game';
import { words } from '../../words';

const rule = (more: object = {}) => ({
  type: 'Continuous',
  zone: 'rules',
  effect: { actions: [{ type: 'donDeck', amount: 6, ...more }] },
});

test('donDeck prints and parses back', () => {
  expect(said(rule(), words)).toEqual({
    en: 'Under the rules of this game, your DON!! deck consists of 6 cards.',
    fr: 'Selon les règles, votre deck DON!! compte 6 cartes.',
  });
});

test('a match begins with that many', () => {
  const book = onepieceGame.book({ cards: [{ id: 'T-001', category: 'Leader', abilities: [rule()] }] });
  const cards = new Array<string>(50).fill('ST01-006');
  const { num } = onepieceGame.start(
    book,
    [
      { leader: 'T-001', cards },
      { leader: 'ST01-001', cards },
    ],
    'six',
  );
  expect([num[DON_CARDS], num[DON_DECK]]).toEqual([6, 6]);
  expect([num[DON_CARDS + 1], num[DON_DECK + 1]]).toEqual([10, 10]);
});

test('an unknown field is refused by name', () => {
  expect(refusals(rule({ colour: 'red' }), words)).toEqual(['effect.actions.0.colour: unknown field']);
});
