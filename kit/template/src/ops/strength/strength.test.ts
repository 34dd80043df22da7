import { said } from '@sleight/kernel/text/said';
import { expect, test } from 'vitest';
import { words } from '../../words';

const revealing = (action: object, more: object = {}) => ({
  type: 'Reveal',
  ...more,
  effect: { actions: [{ type: 'strength', ...action }] },
});

test('strength prints and parses back', () => {
  expect(said(revealing({ amount: 3, targetType: 'self' }), words)).toEqual({
    en: 'Reveal: this card gets +3 strength.',
    fr: 'Révélation : cette carte gagne +3 en force.',
  });
  expect(said(revealing({ amount: -2, targetType: 'rival' }), words)).toEqual({
    en: 'Reveal: the opposing card gets -2 strength.',
    fr: 'Révélation : la carte adverse subit -2 en force.',
  });
});

test('after "you may" it is given', () => {
  expect(said(revealing({ amount: -2, targetType: 'rival' }, { optional: true }), words)).toEqual({
    en: 'Reveal: you may give the opposing card -2 strength.',
    fr: 'Révélation : vous pouvez infliger -2 en force à la carte adverse.',
  });
});
