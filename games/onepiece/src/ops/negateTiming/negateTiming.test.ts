import { refusals, said } from '@sleight/kernel/text/said';
import { describe, expect, test } from 'vitest';
import { words } from '../../words';

describe('negateTiming prints and parses back', () => {
  test('always, of its own player', () => {
    const action = { type: 'negateTiming', timing: 'On Play', side: 'player' };
    expect(said({ type: 'Continuous', effect: { actions: [action] } }, words)).toEqual({
      en: 'Your [On Play] effects are negated.',
      fr: 'Vos effets [Jouée] sont annulés.',
    });
  });

  test('for a while, of the opponent', () => {
    const action = {
      type: 'negateTiming',
      timing: 'On Attack',
      side: 'opponent',
      duration: 'untilEndOfOpponentsNextTurn',
    };
    expect(said({ type: 'On Play', effect: { actions: [action] } }, words)).toEqual({
      en: "[On Play] Your opponent's [When Attacking] effects are negated until the end of your opponent's next turn.",
      fr: "[Jouée] Les effets [En attaquant] adverses sont annulés jusqu'à la fin du prochain tour de votre adversaire.",
    });
  });
});

test('an unknown field is refused by name', () => {
  const action = { type: 'negateTiming', timing: 'On Play', side: 'player', colour: 'red' };
  expect(refusals({ type: 'Continuous', effect: { actions: [action] } }, words)).toEqual([
    'effect.actions.0.colour: unknown field',
  ]);
});
