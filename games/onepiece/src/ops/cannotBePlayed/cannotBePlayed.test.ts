import { refusals, said } from '@sleight/kernel/text/said';
import { expect, test } from 'vitest';
import { words } from '../../words';

const text = (more: object = {}) => ({
  type: 'Continuous',
  zone: 'hand',
  effect: { actions: [{ type: 'cannotBePlayed', ...more }] },
});

test('cannotBePlayed prints and parses back', () => {
  expect(said(text(), words)).toEqual({
    en: 'This card in your hand cannot be played by effects.',
    fr: 'Cette carte dans votre main ne peut pas être jouée par des effets.',
  });
});

test('on the field it is meaningless, so it is refused there', () => {
  expect(refusals({ ...text(), zone: undefined }, words)).not.toEqual([]);
});

test('an unknown field is refused by name', () => {
  expect(refusals(text({ colour: 'red' }), words)).toEqual(['effect.actions.0.colour: unknown field']);
});
