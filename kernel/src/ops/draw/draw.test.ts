import { describe, expect, test } from 'vitest';
import { words } from '../../pond/words';
import { refusals, said } from '../../text/said';

const inAbility = (type: string, action: object, more: object = {}) => ({
  type,
  ...more,
  effect: { actions: [{ type: 'draw', ...action }] },
});

describe('draw prints and parses back', () => {
  test('Draw 1 card.', () => {
    expect(said(inAbility('Play', { amount: 1 }), words)).toEqual({
      en: 'Draw 1 card.',
      fr: 'Piochez 1 carte.',
    });
  });

  test('Arrive: you may draw 2 cards.', () => {
    expect(said(inAbility('Arrive', { amount: 2 }, { optional: true }), words)).toEqual({
      en: 'Arrive: you may draw 2 cards.',
      fr: 'Arrivée : vous pouvez piocher 2 cartes.',
    });
  });

  test("Arrive: draw cards equal to this frog's weight.", () => {
    expect(said(inAbility('Arrive', { amount: { stat: 'weight', of: 'self' } }), words)).toEqual({
      en: "Arrive: draw cards equal to this frog's weight.",
      fr: 'Arrivée : piochez autant de cartes que le poids de cette grenouille.',
    });
  });

  test('Choose a friend: draw cards equal to its weight.', () => {
    expect(
      said(
        inAbility(
          'Play',
          { amount: { stat: 'weight', of: 'chosen' } },
          { cost: [{ choose: { targetSide: 'player', targetType: 'frog' } }] },
        ),
        words,
      ),
    ).toEqual({
      en: 'Choose a friend: draw cards equal to its weight.',
      fr: 'Choisissez un ami : piochez autant de cartes que son poids.',
    });
  });

  test('Draw 2 cards for each of your other pads.', () => {
    expect(
      said(
        inAbility('Play', {
          amount: { per: { targetSide: 'player', targetType: 'pad', filters: [{ other: true }] }, times: 2 },
        }),
        words,
      ),
    ).toEqual({
      en: 'Draw 2 cards for each of your other pads.',
      fr: 'Piochez 2 cartes pour chacun de vos autres nénuphars.',
    });
  });
});

test('a wrong field is refused by name', () => {
  expect(refusals(inAbility('Play', { amount: 0 }), words)).toContain(
    'effect.actions.0.amount: must be at least 1',
  );
});
