import { refusals, said } from '@sleight/kernel/text/said';
import { describe, expect, test } from 'vitest';
import { words } from '../../words';

describe('addDon prints and parses back', () => {
  test('one, active', () => {
    expect(
      said(
        {
          type: 'On Play',
          effect: { actions: [{ type: 'addDon', amount: 1, upTo: true, state: 'active' }] },
        },
        words,
      ),
    ).toEqual({
      en: '[On Play] Add up to 1 DON!! card from your DON!! deck and set it as active.',
      fr: "[Jouée] Ajoutez jusqu'à 1 carte DON!! active de votre deck DON!! à votre zone de coût.",
    });
  });

  test('two, rested', () => {
    expect(
      said({ type: 'Main', effect: { actions: [{ type: 'addDon', amount: 2, state: 'rested' }] } }, words),
    ).toEqual({
      en: '[Main] Add 2 DON!! cards from your DON!! deck and rest them.',
      fr: '[Principale] Ajoutez 2 cartes DON!! épuisées de votre deck DON!! à votre zone de coût.',
    });
  });
});

test('an unknown field is refused by name', () => {
  expect(
    refusals(
      {
        type: 'On Play',
        effect: { actions: [{ type: 'addDon', amount: 1, upTo: true, state: 'active', colour: 'red' }] },
      },
      words,
    ),
  ).toEqual(['effect.actions.0.colour: unknown field']);
});
