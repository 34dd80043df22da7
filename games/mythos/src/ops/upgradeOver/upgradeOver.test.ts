import { refusals, said } from '@sleight/kernel/text/said';
import { describe, expect, test } from 'vitest';
import { words } from '../../words';

describe('upgradeOver prints and parses back', () => {
  test('a name', () => {
    expect(
      said(
        { type: 'Continuous', effect: { actions: [{ type: 'upgradeOver', filters: [{ name: 'Gaara' }] }] } },
        words,
      ),
    ).toEqual({
      en: 'You can play this character as an upgrade over a Gaara character.',
      fr: 'Vous pouvez jouer ce personnage en amélioration par-dessus un personnage nommé Gaara.',
    });
  });

  test('a group', () => {
    expect(
      said(
        {
          type: 'Continuous',
          effect: { actions: [{ type: 'upgradeOver', filters: [{ group: 'Sound Village' }] }] },
        },
        words,
      ),
    ).toEqual({
      en: 'You can play this character as an upgrade over a Sound Village character.',
      fr: 'Vous pouvez jouer ce personnage en amélioration par-dessus un personnage du Village du Son.',
    });
  });

  test('all but some, and only those', () => {
    expect(
      said(
        {
          type: 'Continuous',
          effect: {
            actions: [
              {
                type: 'upgradeOver',
                only: true,
                filters: [{ not: { keyword: 'Summon' } }, { not: { name: 'Orochimaru' } }],
              },
            ],
          },
        },
        words,
      ),
    ).toEqual({
      en: 'You can play this character as an upgrade only over a character that is neither a Summon character nor an Orochimaru character.',
      fr: "Vous ne pouvez jouer ce personnage en amélioration que par-dessus un personnage qui n'est ni un personnage Invocation ni un personnage nommé Orochimaru.",
    });
  });
});

test('an unknown field is refused by name', () => {
  expect(
    refusals(
      {
        type: 'Continuous',
        effect: { actions: [{ type: 'upgradeOver', filters: [{ name: 'Gaara' }], colour: 'red' }] },
      },
      words,
    ),
  ).toEqual(['effect.actions.0.colour: unknown field']);
});
