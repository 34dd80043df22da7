import { refusals, said } from '@sleight/kernel/text/said';
import { describe, expect, test } from 'vitest';
import { words } from '../../words';

describe('take prints and parses back', () => {
  test('any number that match', () => {
    expect(
      said(
        {
          type: 'Main',
          effect: {
            actions: [
              { type: 'look', from: 'deck', amount: 3 },
              { type: 'take', anyNumber: true, filters: [{ keyword: 'Summon' }] },
            ],
          },
        },
        words,
      ),
    ).toEqual({
      en: 'MAIN: look at the top 3 cards of your deck. Reveal any number of Summon characters among them, put them into your hand and put the rest back in the same order.',
      fr: "MAIN : regardez les 3 cartes du dessus de votre deck. Révélez n'importe quel nombre de personnages Invocation parmi elles, mettez-les dans votre main et remettez les autres dans le même ordre.",
    });
  });

  test('one card', () => {
    expect(
      said(
        { type: 'Main', effect: { actions: [{ type: 'look', from: 'deck', amount: 3 }, { type: 'take' }] } },
        words,
      ),
    ).toEqual({
      en: 'MAIN: look at the top 3 cards of your deck. Reveal a card among them, put it into your hand and put the rest back in the same order.',
      fr: 'MAIN : regardez les 3 cartes du dessus de votre deck. Révélez une carte parmi elles, mettez-la dans votre main et remettez les autres dans le même ordre.',
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
            { type: 'take', anyNumber: true, filters: [{ keyword: 'Summon' }], colour: 'red' },
          ],
        },
      },
      words,
    ),
  ).toEqual(['effect.actions.1.colour: unknown field']);
});
