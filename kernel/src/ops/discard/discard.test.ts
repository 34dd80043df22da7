import { describe, expect, test } from 'vitest';
import { words } from '../../pond/words';
import { refusals, said } from '../../text/said';

const inAbility = (type: string, action: object, more: object = {}) => ({
  type,
  ...more,
  effect: { actions: [{ type: 'discard', ...action }] },
});

describe('discard prints and parses back', () => {
  test('Discard a card.', () => {
    expect(said(inAbility('Play', { amount: 1 }), words)).toEqual({
      en: 'Discard a card.',
      fr: 'Défaussez une carte.',
    });
  });

  test('Arrive: you may discard 2 cards.', () => {
    expect(said(inAbility('Arrive', { amount: 2 }, { optional: true }), words)).toEqual({
      en: 'Arrive: you may discard 2 cards.',
      fr: 'Arrivée : vous pouvez défausser 2 cartes.',
    });
  });

  test('Arrive: you may discard 2 cards to discard a card for each big frog.', () => {
    expect(
      said(
        inAbility(
          'Arrive',
          { amount: { per: { targetType: 'frog', filters: [{ size: 'big' }] }, times: 1 } },
          { cost: [{ discard: 2 }] },
        ),
        words,
      ),
    ).toEqual({
      en: 'Arrive: you may discard 2 cards to discard a card for each big frog.',
      fr: 'Arrivée : vous pouvez défausser 2 cartes pour défausser 1 carte pour chaque grenouille énorme.',
    });
  });
});

test('a wrong field is refused by name', () => {
  expect(refusals(inAbility('Play', { amount: 1, of: 'hand' }), words)).toContain(
    'effect.actions.0.of: unknown field',
  );
});
