import { refusals, said } from '@sleight/kernel/text/said';
import { describe, expect, test } from 'vitest';
import { words } from '../../words';

describe('addThisToHand prints and parses back', () => {
  test('after something else', () => {
    expect(
      said(
        { type: 'Trigger', effect: { actions: [{ type: 'draw', amount: 1 }, { type: 'addThisToHand' }] } },
        words,
      ),
    ).toEqual({
      en: '[Trigger] Draw 1 card. Then, add this card to your hand.',
      fr: '[Déclenchement] Piochez 1 carte. Puis, ajoutez cette carte à votre main.',
    });
  });
});

test('an unknown field is refused by name', () => {
  expect(
    refusals(
      {
        type: 'Trigger',
        effect: {
          actions: [
            { type: 'draw', amount: 1 },
            { type: 'addThisToHand', colour: 'red' },
          ],
        },
      },
      words,
    ),
  ).toEqual(['effect.actions.1.colour: unknown field']);
});
