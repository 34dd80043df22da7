import { describe, expect, test } from 'vitest';
import { words } from '../../pond/words';
import { refusals, said } from '../../text/said';

const inAbility = (type: string, action: object, more: object = {}) => ({
  type,
  ...more,
  effect: { actions: [{ type: 'adjust', ...action }] },
});

describe('adjust prints and parses back', () => {
  test('Your hand limit is 2 cards larger.', () => {
    expect(said(inAbility('Continuous', { number: 'handLimit', amount: 2 }), words)).toEqual({
      en: 'Your hand limit is 2 cards larger.',
      fr: 'Votre main maximale compte 2 cartes de plus.',
    });
  });

  test('Your hand limit is 1 card smaller.', () => {
    expect(said(inAbility('Continuous', { number: 'handLimit', amount: -1 }), words)).toEqual({
      en: 'Your hand limit is 1 card smaller.',
      fr: 'Votre main maximale compte 1 carte de moins.',
    });
  });

  test('The sound of your croaks after a meal is reduced by 2.', () => {
    expect(said(inAbility('Continuous', { number: 'croak', amount: -2, costing: 'eat' }), words)).toEqual({
      en: 'The sound of your croaks after a meal is reduced by 2.',
      fr: 'Les sons de vos coassements après un repas sont réduits de 2.',
    });
  });
});

test('a wrong field is refused by name', () => {
  expect(refusals(inAbility('Continuous', { number: 'handLimit', amount: 0 }), words)).toContain(
    'effect.actions.0.amount: must not be 0',
  );
});
