import { refusals, said } from '@sleight/kernel/text/said';
import { describe, expect, test } from 'vitest';
import { words } from '../../words';

describe('trash prints and parses back', () => {
  test('your own hand', () => {
    expect(
      said(
        {
          type: 'On Play',
          effect: {
            actions: [
              { type: 'draw', amount: 2 },
              { type: 'trash', targetSide: 'player', targetType: 'card', from: 'hand' },
            ],
          },
        },
        words,
      ),
    ).toEqual({
      en: '[On Play] Draw 2 cards and trash 1 card from your hand.',
      fr: '[Jouée] Piochez 2 cartes. Puis, défaussez 1 carte de votre main.',
    });
  });

  test('the opponent chooses', () => {
    expect(
      said(
        {
          type: 'Trigger',
          effect: {
            actions: [
              {
                type: 'trash',
                targetSide: 'opponent',
                targetType: 'card',
                from: 'hand',
                chooser: 'opponent',
              },
            ],
          },
        },
        words,
      ),
    ).toEqual({
      en: '[Trigger] Your opponent trashes 1 card from their hand.',
      fr: '[Déclenchement] Votre adversaire défausse 1 carte de sa main.',
    });
  });

  test('unseen', () => {
    expect(
      said(
        {
          type: 'Trigger',
          effect: {
            actions: [
              {
                type: 'trash',
                targetSide: 'opponent',
                targetType: 'card',
                from: 'hand',
                minTargets: 2,
                maxTargets: 2,
                chooser: 'blind',
              },
            ],
          },
        },
        words,
      ),
    ).toEqual({
      en: "[Trigger] Trash 2 cards from your opponent's hand.",
      fr: '[Déclenchement] Défaussez 2 cartes de la main adverse sans la regarder.',
    });
  });

  test('from the field, later', () => {
    expect(
      said(
        {
          type: 'Activate Main',
          effect: { actions: [{ type: 'trash', targetType: 'self', at: 'endOfTurn' }] },
        },
        words,
      ),
    ).toEqual({
      en: '[Activate: Main] Trash this card at the end of this turn.',
      fr: '[Activation : Principale] Défaussez cette carte à la fin de ce tour.',
    });
  });
});

test('an unknown field is refused by name', () => {
  expect(
    refusals(
      {
        type: 'On Play',
        effect: {
          actions: [
            { type: 'draw', amount: 2 },
            { type: 'trash', targetSide: 'player', targetType: 'card', from: 'hand', colour: 'red' },
          ],
        },
      },
      words,
    ),
  ).toEqual(['effect.actions.1.colour: unknown field']);
});
