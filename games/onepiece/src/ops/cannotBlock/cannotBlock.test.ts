import { refusals, said } from '@sleight/kernel/text/said';
import { describe, expect, test } from 'vitest';
import { words } from '../../words';

describe('cannotBlock prints and parses back', () => {
  test('by anyone', () => {
    expect(
      said(
        { type: 'On Attack', effect: { actions: [{ type: 'cannotBlock', duration: 'thisBattle' }] } },
        words,
      ),
    ).toEqual({
      en: '[When Attacking] Your opponent cannot activate [Blocker] during this battle.',
      fr: '[En attaquant] Votre adversaire ne peut pas activer de [Bloqueur] pendant ce combat.',
    });
  });

  test('by the strong', () => {
    expect(
      said(
        {
          type: 'On Attack',
          effect: {
            actions: [{ type: 'cannotBlock', filters: [{ power: { gte: 5000 } }], duration: 'thisBattle' }],
          },
        },
        words,
      ),
    ).toEqual({
      en: '[When Attacking] Your opponent cannot activate a [Blocker] Character that has 5000 power or more during this battle.',
      fr: "[En attaquant] Votre adversaire ne peut pas activer le [Bloqueur] d'un Personnage ayant 5000 de puissance ou plus pendant ce combat.",
    });
  });

  test('against a selected attacker', () => {
    expect(
      said(
        {
          type: 'Main',
          effect: {
            actions: [
              { type: 'select', targetSide: 'player', targetType: 'character', minTargets: 0 },
              { type: 'cannotBlock', attacker: 'bound', of: 'selected', duration: 'thisTurn' },
            ],
          },
        },
        words,
      ),
    ).toEqual({
      en: '[Main] Select up to 1 of your Characters. Then, your opponent cannot activate [Blocker] if that card attacks during this turn.',
      fr: "[Principale] Choisissez jusqu'à 1 de vos Personnages. Puis, votre adversaire ne peut pas activer de [Bloqueur] si la carte choisie attaque pendant ce tour.",
    });
  });
});

test('an unknown field is refused by name', () => {
  expect(
    refusals(
      {
        type: 'On Attack',
        effect: { actions: [{ type: 'cannotBlock', duration: 'thisBattle', colour: 'red' }] },
      },
      words,
    ),
  ).toEqual(['effect.actions.0.colour: unknown field']);
});
