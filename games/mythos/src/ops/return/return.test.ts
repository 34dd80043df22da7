import { refusals, said } from '@sleight/kernel/text/said';
import { describe, expect, test } from 'vitest';
import { words } from '../../words';

describe('return prints and parses back', () => {
  test('itself', () => {
    expect(
      said({ type: 'Round End', effect: { actions: [{ type: 'return', targetType: 'self' }] } }, words),
    ).toEqual({
      en: 'At the end of the turn, return this character to hand.',
      fr: 'À la fin du tour, renvoyez ce personnage en main.',
    });
  });

  test('a character, by duty', () => {
    expect(
      said(
        {
          type: 'Score',
          must: true,
          effect: {
            actions: [
              {
                type: 'return',
                targetSide: 'player',
                targetType: 'character',
                filters: [{ mission: 'here' }, { hidden: false }],
              },
            ],
          },
        },
        words,
      ),
    ).toEqual({
      en: 'SCORE: you must return a non-hidden friendly character in this mission to hand, if able.',
      fr: 'SCORE : vous devez renvoyer en main un personnage allié non caché dans cette mission, si possible.',
    });
  });

  test('a card of the discard pile', () => {
    expect(
      said(
        { type: 'Main', effect: { actions: [{ type: 'return', from: 'discard', targetType: 'card' }] } },
        words,
      ),
    ).toEqual({
      en: 'MAIN: return a character card from your discard pile to your hand.',
      fr: 'MAIN : reprenez en main une carte personnage de votre défausse.',
    });
  });
});

test('an unknown field is refused by name', () => {
  expect(
    refusals(
      { type: 'Round End', effect: { actions: [{ type: 'return', targetType: 'self', colour: 'red' }] } },
      words,
    ),
  ).toEqual(['effect.actions.0.colour: unknown field']);
});
