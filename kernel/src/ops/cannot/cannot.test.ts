import { describe, expect, test } from 'vitest';
import { words } from '../../pond/words';
import { refusals, said } from '../../text/said';

const inAbility = (type: string, action: object, more: object = {}) => ({
  type,
  ...more,
  effect: { actions: [{ type: 'cannot', ...action }] },
});

describe('cannot prints and parses back', () => {
  test('Your opponent cannot eat small friends.', () => {
    expect(
      said(
        inAbility('Continuous', {
          verb: 'eat',
          by: 'opponent',
          targetSide: 'player',
          targetType: 'frog',
          all: true,
          filters: [{ size: 'small' }],
        }),
        words,
      ),
    ).toEqual({
      en: 'Your opponent cannot eat small friends.',
      fr: 'Votre adversaire ne peut pas manger les amis menus.',
    });
  });

  test('Players cannot move frogs.', () => {
    expect(
      said(inAbility('Continuous', { verb: 'hop', by: 'any', targetType: 'frog', all: true }), words),
    ).toEqual({
      en: 'Players cannot move frogs.',
      fr: 'Les joueurs ne peuvent pas déplacer les grenouilles.',
    });
  });

  test('If there are 2 or more frogs, you cannot move your pads.', () => {
    expect(
      said(
        inAbility(
          'Continuous',
          { verb: 'hop', by: 'player', targetSide: 'player', targetType: 'pad', all: true },
          { condition: { if: { count: { targetType: 'frog' }, gte: 2 } } },
        ),
        words,
      ),
    ).toEqual({
      en: 'If there are 2 or more frogs, you cannot move your pads.',
      fr: "S'il y a au moins 2 grenouilles, vous ne pouvez pas déplacer vos nénuphars.",
    });
  });
});

test('a wrong field is refused by name', () => {
  expect(refusals(inAbility('Continuous', { verb: 'fly', by: 'any', targetType: 'frog' }), words)).toContain(
    'effect.actions.0.verb: must be one of: eat, hop',
  );
});
