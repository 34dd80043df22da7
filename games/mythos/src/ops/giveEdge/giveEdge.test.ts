import { refusals, said } from '@sleight/kernel/text/said';
import { describe, expect, test } from 'vitest';
import { words } from '../../words';

describe('giveEdge prints and parses back', () => {
  test('and, if that happened, more', () => {
    expect(
      said(
        {
          type: 'Main',
          effect: { actions: [{ type: 'giveEdge' }, { type: 'powerup', amount: 3, if: { did: 'given' } }] },
        },
        words,
      ),
    ).toEqual({
      en: 'MAIN: give the Edge to the opponent. If you do, POWERUP 3.',
      fr: "MAIN : donnez l'Edge à l'adversaire. Si vous le faites, POWERUP 3.",
    });
  });
});

test('an unknown field is refused by name', () => {
  expect(
    refusals(
      {
        type: 'Main',
        effect: {
          actions: [
            { type: 'giveEdge', colour: 'red' },
            { type: 'powerup', amount: 3, if: { did: 'given' } },
          ],
        },
      },
      words,
    ),
  ).toEqual(['effect.actions.0.colour: unknown field']);
});
