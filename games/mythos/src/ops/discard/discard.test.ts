import { refusals, said } from '@sleight/kernel/text/said';
import { describe, expect, test } from 'vitest';
import { words } from '../../words';

describe('discard prints and parses back', () => {
  test('a card', () => {
    expect(said({ type: 'Main', effect: { actions: [{ type: 'discard', amount: 1 }] } }, words)).toEqual({
      en: 'MAIN: discard 1 card.',
      fr: 'MAIN : défaussez 1 carte.',
    });
  });

  test("the opponent's hand", () => {
    expect(
      said({ type: 'Main', effect: { actions: [{ type: 'discard', all: true, side: 'opponent' }] } }, words),
    ).toEqual({
      en: 'MAIN: the opponent discards their hand.',
      fr: "MAIN : l'adversaire défausse toute sa main.",
    });
  });

  test("a card you pick from the opponent's hand", () => {
    expect(
      said(
        {
          type: 'Main',
          effect: { actions: [{ type: 'discard', amount: 1, side: 'opponent', chooser: 'player' }] },
        },
        words,
      ),
    ).toEqual({
      en: "MAIN: choose 1 card in the opponent's hand and discard it.",
      fr: "MAIN : choisissez 1 carte dans la main de l'adversaire et défaussez-la.",
    });
  });

  test('and, if that happened, more', () => {
    expect(
      said(
        {
          type: 'Main',
          effect: {
            actions: [
              { type: 'discard', amount: 1 },
              { type: 'powerup', amount: 3, if: { did: 'discarded' } },
            ],
          },
        },
        words,
      ),
    ).toEqual({
      en: 'MAIN: discard 1 card. If you do, POWERUP 3.',
      fr: 'MAIN : défaussez 1 carte. Si vous le faites, POWERUP 3.',
    });
  });
});

test('an unknown field is refused by name', () => {
  expect(
    refusals({ type: 'Main', effect: { actions: [{ type: 'discard', amount: 1, colour: 'red' }] } }, words),
  ).toEqual(['effect.actions.0.colour: unknown field']);
});
