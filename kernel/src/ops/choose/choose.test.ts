import { describe, expect, test } from 'vitest';
import { words } from '../../pond/words';
import { refusals, said } from '../../text/said';

const inAbility = (type: string, action: object, more: object = {}) => ({
  type,
  ...more,
  effect: { actions: [{ type: 'choose', ...action }] },
});

describe('choose prints and parses back', () => {
  test('Choose a pad.', () => {
    expect(said(inAbility('Play', { targetType: 'pad' }), words)).toEqual({
      en: 'Choose a pad.',
      fr: 'Choisissez un nénuphar.',
    });
  });

  test('Arrive: you may choose up to 3 intruders.', () => {
    expect(
      said(
        inAbility(
          'Arrive',
          { targetSide: 'opponent', targetType: 'frog', minTargets: 0, maxTargets: 3 },
          { optional: true },
        ),
        words,
      ),
    ).toEqual({
      en: 'Arrive: you may choose up to 3 intruders.',
      fr: "Arrivée : vous pouvez choisir jusqu'à 3 intrus.",
    });
  });

  test('Choose one of your other pads.', () => {
    expect(
      said(inAbility('Play', { targetSide: 'player', targetType: 'pad', filters: [{ other: true }] }), words),
    ).toEqual({
      en: 'Choose one of your other pads.',
      fr: 'Choisissez un autre de vos nénuphars.',
    });
  });

  test('Choose each other small frog.', () => {
    expect(
      said(
        inAbility('Play', { targetType: 'frog', all: true, filters: [{ other: true }, { size: 'small' }] }),
        words,
      ),
    ).toEqual({
      en: 'Choose each other small frog.',
      fr: 'Choisissez chaque autre grenouille menue.',
    });
  });
});

test('a wrong field is refused by name', () => {
  expect(refusals(inAbility('Play', { targetType: 'fly' }), words)).toContain(
    'effect.actions.0.targetType: must be one of: frog, pad',
  );
});
