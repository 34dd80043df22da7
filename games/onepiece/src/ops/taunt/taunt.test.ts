import { compileText } from '@sleight/kernel/text/compile';
import { refusals, said } from '@sleight/kernel/text/said';
import { expect, test } from 'vitest';
import { words } from '../../words';

const taunt = (more: object = {}) => ({
  type: 'Continuous',
  condition: { don: 1, opponentTurn: true, if: { self: { state: 'rested' } } },
  effect: {
    actions: [
      {
        type: 'taunt',
        targetSide: 'player',
        targetType: 'character',
        all: true,
        filters: [{ name: 'Uta' }],
        ...more,
      },
    ],
  },
});

test('taunt prints and parses back', () => {
  expect(said(taunt(), words)).toEqual({
    en: "[DON!! x1] [Opponent's Turn] If this card is rested, your opponent cannot attack any card other than your [Uta] Characters.",
    fr: '[DON!! x1] [Tour adverse] Si cette carte est épuisée, votre adversaire ne peut attaquer que vos Personnages [Uta].',
  });
});

test('"the Character [Uta]" is read as every one of that name', () => {
  const text =
    "[DON!! x1] [Opponent's Turn] If this Character is rested, your opponent cannot attack any card other than the Character [Uta].";
  expect(compileText(text, words)).toEqual({ abilities: [taunt()] });
});

test('an unknown field is refused by name', () => {
  expect(refusals(taunt({ colour: 'red' }), words)).toEqual(['effect.actions.0.colour: unknown field']);
});
