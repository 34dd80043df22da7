import { refusals, said } from '@sleight/kernel/text/said';
import { expect, test } from 'vitest';
import { words } from '../../words';

const rule = (more: object = {}) => ({
  type: 'Continuous',
  zone: 'rules',
  effect: { actions: [{ type: 'countsAsAll', ...more }] },
});

test('countsAsAll prints and parses back', () => {
  expect(said(rule(), words)).toEqual({
    en: 'Also treat this card as having every name, type and attribute according to the rules.',
    fr: 'Selon les règles, cette carte a aussi tous les noms, types et attributs.',
  });
});

test('an unknown field is refused by name', () => {
  expect(refusals(rule({ colour: 'red' }), words)).toEqual(['effect.actions.0.colour: unknown field']);
});
