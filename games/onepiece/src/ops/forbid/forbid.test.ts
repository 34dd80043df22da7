import { refusals, said } from '@sleight/kernel/text/said';
import { expect, test } from 'vitest';
import { words } from '../../words';

const text = (what: string) =>
  said({ type: 'On Play', effect: { actions: [{ type: 'forbid', what, duration: 'thisTurn' }] } }, words);

test.each([
  [
    'draw',
    '[On Play] You cannot draw cards using your own effects during this turn.',
    '[Jouée] Vous ne pouvez pas piocher avec vos propres effets pendant ce tour.',
  ],
  [
    'lifeToHand',
    '[On Play] You cannot add Life cards to your hand using your own effects during this turn.',
    '[Jouée] Vous ne pouvez pas ajouter de cartes Vie à votre main avec vos propres effets pendant ce tour.',
  ],
  [
    'playFromHand',
    '[On Play] You cannot play cards from your hand during this turn.',
    '[Jouée] Vous ne pouvez pas jouer de cartes de votre main pendant ce tour.',
  ],
  [
    'playCharacters',
    '[On Play] You cannot play Character cards during this turn.',
    '[Jouée] Vous ne pouvez pas jouer de cartes Personnage pendant ce tour.',
  ],
])('forbid %s prints and parses back', (what, en, fr) => {
  expect(text(what)).toEqual({ en, fr });
});

test('an unknown field is refused by name', () => {
  expect(
    refusals(
      { type: 'On Play', effect: { actions: [{ type: 'forbid', what: 'draw', colour: 'red' }] } },
      words,
    ),
  ).toEqual(['effect.actions.0.colour: unknown field']);
});
