import { refusals, said } from '@sleight/kernel/text/said';
import { describe, expect, test } from 'vitest';
import { words } from '../../words';

describe('turnLife prints and parses back', () => {
  test('the top one', () => {
    expect(
      said({ type: 'On Play', effect: { actions: [{ type: 'turnLife', amount: 1, face: 'up' }] } }, words),
    ).toEqual({
      en: '[On Play] Turn 1 card from the top of your Life cards face-up.',
      fr: '[Jouée] Tournez 1 carte du dessus de votre Vie face visible.',
    });
  });

  test('all of them', () => {
    expect(
      said({ type: 'On Play', effect: { actions: [{ type: 'turnLife', face: 'down' }] } }, words),
    ).toEqual({
      en: '[On Play] Turn all of your Life cards face-down.',
      fr: '[Jouée] Tournez toutes vos cartes Vie face cachée.',
    });
  });
});

test('an unknown field is refused by name', () => {
  expect(
    refusals(
      { type: 'On Play', effect: { actions: [{ type: 'turnLife', amount: 1, face: 'up', colour: 'red' }] } },
      words,
    ),
  ).toEqual(['effect.actions.0.colour: unknown field']);
});
