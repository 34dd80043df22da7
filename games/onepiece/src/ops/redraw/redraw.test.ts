import { compileText } from '@sleight/kernel/text/compile';
import { refusals, said } from '@sleight/kernel/text/said';
import { expect, test } from 'vitest';
import { words } from '../../words';

const ability = { type: 'Main', effect: { actions: [{ type: 'redraw' }] } };

test('redraw prints and parses back', () => {
  expect(said(ability, words)).toEqual({
    en: '[Main] Return all cards in your hand to your deck, shuffle it and draw the same number of cards.',
    fr: '[Principale] Remettez toutes les cartes de votre main dans votre deck, mélangez-le et piochez autant de cartes.',
  });
});

test('two sentences say the same', () => {
  const text =
    '[Main] Return all cards in your hand to your deck and shuffle your deck. Then, draw cards equal to the number you returned to your deck.';
  expect(compileText(text, words)).toEqual({ abilities: [ability] });
});

test('an unknown field is refused by name', () => {
  expect(refusals({ type: 'Main', effect: { actions: [{ type: 'redraw', colour: 'red' }] } }, words)).toEqual(
    ['effect.actions.0.colour: unknown field'],
  );
});
