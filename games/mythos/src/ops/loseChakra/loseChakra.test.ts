import { refusals, said } from '@sleight/kernel/text/said';
import { describe, expect, test } from 'vitest';
import { words } from '../../words';

describe('loseChakra prints and parses back', () => {
  test('by the opponent', () => {
    expect(
      said(
        {
          type: 'When',
          when: { event: 'affect', targetType: 'self' },
          effect: { actions: [{ type: 'loseChakra', amount: 1, side: 'opponent' }] },
        },
        words,
      ),
    ).toEqual({
      en: 'When an enemy effect affects this character, the opponent pays 1 chakra if able.',
      fr: "Quand un effet ennemi affecte ce personnage, l'adversaire paie 1 chakra si possible.",
    });
  });

  test('by you', () => {
    expect(said({ type: 'Main', effect: { actions: [{ type: 'loseChakra', amount: 2 }] } }, words)).toEqual({
      en: 'MAIN: pay 2 chakra if able.',
      fr: 'MAIN : payez 2 chakra si possible.',
    });
  });
});

test('an unknown field is refused by name', () => {
  expect(
    refusals(
      {
        type: 'When',
        when: { event: 'affect', targetType: 'self' },
        effect: { actions: [{ type: 'loseChakra', amount: 1, side: 'opponent', colour: 'red' }] },
      },
      words,
    ),
  ).toEqual(['effect.actions.0.colour: unknown field']);
});
