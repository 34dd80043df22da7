import { refusals, said } from '@sleight/kernel/text/said';
import { describe, expect, test } from 'vitest';
import { words } from '../../words';

describe('deckRule prints and parses back', () => {
  test('what a deck may not hold', () => {
    expect(
      said(
        {
          type: 'Continuous',
          zone: 'rules',
          effect: { actions: [{ type: 'deckRule', targetType: 'event', filters: [{ cost: { gte: 2 } }] }] },
        },
        words,
      ),
    ).toEqual({
      en: 'Under the rules of this game, you cannot include Events with a cost of 2 or more in your deck.',
      fr: "Selon les règles, vous ne pouvez pas inclure d'Événements ayant un coût de 2 ou plus dans votre deck.",
    });
  });

  test('all that it may hold', () => {
    expect(
      said(
        {
          type: 'Continuous',
          zone: 'rules',
          effect: {
            actions: [{ type: 'deckRule', only: true, targetType: 'card', filters: [{ type: 'East Blue' }] }],
          },
        },
        words,
      ),
    ).toEqual({
      en: 'Under the rules of this game, you can only include {East Blue} type cards in your deck.',
      fr: 'Selon les règles, vous ne pouvez inclure que des cartes de type {East Blue} dans votre deck.',
    });
  });
});

test('an unknown field is refused by name', () => {
  expect(
    refusals(
      {
        type: 'Continuous',
        zone: 'rules',
        effect: {
          actions: [
            { type: 'deckRule', targetType: 'event', filters: [{ cost: { gte: 2 } }], colour: 'red' },
          ],
        },
      },
      words,
    ),
  ).toEqual(['effect.actions.0.colour: unknown field']);
});
