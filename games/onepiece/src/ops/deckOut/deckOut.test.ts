import { compileText } from '@sleight/kernel/text/compile';
import { refusals, said } from '@sleight/kernel/text/said';
import { expect, test } from 'vitest';
import { words } from '../../words';

const deckOut = (outcome: string, more: object = {}) => ({
  type: 'Continuous',
  effect: { actions: [{ type: 'deckOut', outcome, ...more }] },
});

test('winning by an empty deck prints and parses back', () => {
  expect(said(deckOut('win'), words)).toEqual({
    en: 'When your deck is reduced to 0, you win the game instead of losing, according to the rules.',
    fr: "Selon les règles, quand votre deck n'a plus de carte, vous gagnez la partie au lieu de la perdre.",
  });
});

test('losing later prints and parses back', () => {
  expect(said(deckOut('loseAtEndOfTurn'), words)).toEqual({
    en: 'When your deck is reduced to 0, you lose at the end of that turn instead of at once, according to the rules.',
    fr: "Selon les règles, quand votre deck n'a plus de carte, vous perdez à la fin de ce tour et non aussitôt.",
  });
});

test('two sentences say the same', () => {
  const text =
    'Under the rules of this game, you do not lose when your deck has 0 cards. You lose at the end of the turn in which your deck becomes 0 cards.';
  expect(compileText(text, words)).toEqual({ abilities: [deckOut('loseAtEndOfTurn')] });
});

test('an unknown field is refused by name', () => {
  expect(refusals(deckOut('win', { colour: 'red' }), words)).toEqual([
    'effect.actions.0.colour: unknown field',
  ]);
});
