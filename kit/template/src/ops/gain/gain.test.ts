import { said } from '@sleight/kernel/text/said';
import { expect, test } from 'vitest';
import { words } from '../../words';

const winning = (amount: unknown) => ({ type: 'Win', effect: { actions: [{ type: 'gain', amount }] } });

test('gain prints and parses back', () => {
  expect(said(winning(2), words)).toEqual({ en: 'Win: gain 2 points.', fr: 'Victoire : gagnez 2 points.' });
});

test('points may equal the strength of the card', () => {
  expect(said(winning({ stat: 'strength', of: 'self' }), words)).toEqual({
    en: "Win: gain points equal to this card's strength.",
    fr: 'Victoire : gagnez autant de points que la force de cette carte.',
  });
});
