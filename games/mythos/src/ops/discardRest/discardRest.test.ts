import { refusals, said } from '@sleight/kernel/text/said';
import { describe, expect, test } from 'vitest';
import { words } from '../../words';

describe('discardRest prints and parses back', () => {
  test('after a play', () => {
    expect(
      said(
        {
          type: 'Main',
          effect: {
            actions: [
              { type: 'look', from: 'deck', amount: 3 },
              { type: 'play', from: 'looked', less: 4 },
              { type: 'discardRest' },
            ],
          },
        },
        words,
      ),
    ).toEqual({
      en: 'MAIN: look at the top 3 cards of your deck. Play a character among them, paying 4 less. Discard the other cards.',
      fr: 'MAIN : regardez les 3 cartes du dessus de votre deck. Jouez un personnage parmi elles en payant 4 de moins. Défaussez les autres cartes.',
    });
  });
});

test('an unknown field is refused by name', () => {
  expect(
    refusals(
      {
        type: 'Main',
        effect: {
          actions: [
            { type: 'look', from: 'deck', amount: 3 },
            { type: 'play', from: 'looked', less: 4 },
            { type: 'discardRest', colour: 'red' },
          ],
        },
      },
      words,
    ),
  ).toEqual(['effect.actions.2.colour: unknown field']);
});
