import { refusals, said } from '@sleight/kernel/text/said';
import { describe, expect, test } from 'vitest';
import { words } from '../../words';

describe('putOnDeck prints and parses back', () => {
  test('after a draw', () => {
    expect(
      said(
        {
          type: 'Main',
          effect: {
            actions: [
              { type: 'draw', amount: 1 },
              { type: 'putOnDeck', amount: 1, if: { did: 'drawn' } },
            ],
          },
        },
        words,
      ),
    ).toEqual({
      en: 'MAIN: draw 1 card. If you do, put 1 card from your hand on top of your deck.',
      fr: 'MAIN : piochez 1 carte. Si vous le faites, placez 1 carte de votre main au-dessus de votre deck.',
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
            { type: 'draw', amount: 1 },
            { type: 'putOnDeck', amount: 1, if: { did: 'drawn' }, colour: 'red' },
          ],
        },
      },
      words,
    ),
  ).toEqual(['effect.actions.1.colour: unknown field']);
});
