import { refusals, said } from '@sleight/kernel/text/said';
import { describe, expect, test } from 'vitest';
import { words } from '../../words';

describe('immune prints and parses back', () => {
  test('against effects', () => {
    expect(
      said(
        {
          type: 'Continuous',
          effect: { actions: [{ type: 'immune', verbs: ['ko'], by: 'effect', targetType: 'self' }] },
        },
        words,
      ),
    ).toEqual({
      en: "This card cannot be K.O.'d by effects.",
      fr: 'Cette carte ne peut pas être mise K.O. par des effets.',
    });
  });

  test('in battle, against an attribute', () => {
    expect(
      said(
        {
          type: 'Continuous',
          effect: {
            actions: [
              {
                type: 'immune',
                verbs: ['ko'],
                by: 'battle',
                attackers: [{ attribute: 'Slash' }],
                targetType: 'self',
              },
            ],
          },
        },
        words,
      ),
    ).toEqual({
      en: "This card cannot be K.O.'d in battle by <Slash> attribute cards.",
      fr: "Cette carte ne peut pas être mise K.O. au combat par des cartes d'attribut <Tranche>.",
    });
  });

  test('all of yours, for a turn', () => {
    expect(
      said(
        {
          type: 'Trigger',
          effect: {
            actions: [
              {
                type: 'immune',
                verbs: ['ko'],
                targetSide: 'player',
                targetType: 'character',
                all: true,
                duration: 'thisTurn',
              },
            ],
          },
        },
        words,
      ),
    ).toEqual({
      en: "[Trigger] None of your Characters can be K.O.'d during this turn.",
      fr: '[Déclenchement] Aucun de vos Personnages ne peut être mis K.O. pendant ce tour.',
    });
  });
});

test('an unknown field is refused by name', () => {
  expect(
    refusals(
      {
        type: 'Continuous',
        effect: {
          actions: [{ type: 'immune', verbs: ['ko'], by: 'effect', targetType: 'self', colour: 'red' }],
        },
      },
      words,
    ),
  ).toEqual(['effect.actions.0.colour: unknown field']);
});
