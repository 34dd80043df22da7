import { refusals, said } from '@sleight/kernel/text/said';
import { expect, test } from 'vitest';
import { words } from '../../words';

test('winGame prints and parses back', () => {
  expect(
    said(
      {
        type: 'When',
        when: { event: 'blockerActivated', side: 'opponent' },
        condition: { if: { life: { side: 'opponent', eq: 0 } } },
        effect: { actions: [{ type: 'winGame' }] },
      },
      words,
    ),
  ).toEqual({
    en: 'When your opponent activates a [Blocker], if your opponent has 0 Life cards, you win the game.',
    fr: 'Quand votre adversaire active un [Bloqueur], si votre adversaire a 0 carte Vie, vous gagnez la partie.',
  });
});

test('an unknown field is refused by name', () => {
  expect(
    refusals({ type: 'On Play', effect: { actions: [{ type: 'winGame', colour: 'red' }] } }, words),
  ).toEqual(['effect.actions.0.colour: unknown field']);
});
