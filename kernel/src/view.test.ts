// Views erase more than the faces of cards (law 9): two states that differ only there look the same.

import { describe, expect, it } from 'vitest';
import { numbersIn, numbersReg, reg } from './book';
import { CARD, ref } from './code';
import { arena, DECK, FIELD, HAND } from './fixtures/arena';
import { type FixtureTable, give, put, seated } from './fixtures/table';
import type { Reg } from './state';
import { view } from './view';

const bound = arena({});

/** Seat 0's views of two tables that were changed in two ways. */
function seen(change: (t: FixtureTable, way: 'one' | 'other') => void): string[] {
  return (['one', 'other'] as const).map((way) => {
    const t = seated(bound);
    change(t, way);
    return JSON.stringify(view(t.book, t.s, 0));
  });
}

/** A register that holds one of two cards in seat 1's hand. */
function holding(t: FixtureTable, way: 'one' | 'other'): Reg {
  const hand = { one: give(t, 'ant', 1, HAND), other: give(t, 'bee', 1, HAND) };
  return reg([ref(CARD, hand[way])]);
}

describe('an unknown card, held by', () => {
  it('a frame', () => {
    const [one, other] = seen((t, way) => {
      t.s.stack[0].regs[3] = holding(t, way);
    });
    expect(other).toBe(one);
  });

  it('a modifier', () => {
    const [one, other] = seen((t, way) => {
      const regs = [holding(t, way)];
      t.s.mods = [{ id: 99, on: 0, by: 1, kind: 0, line: 0, regs, until: 0, during: 0, uses: -1 }];
    });
    expect(other).toBe(one);
  });

  it('a trigger that waits, or was just heard', () => {
    const [one, other] = seen((t, way) => {
      const held = holding(t, way);
      const trigger = { code: 0, you: 1, self: 0, event: held, kept: [held], rank: 0, batch: 0 } as const;
      t.s.queue = [trigger];
      t.s.fresh = [trigger];
    });
    expect(other).toBe(one);
  });
});

it('plain numbers in a register stay as they are', () => {
  const t = seated(bound);
  const numbers = [0, 7, (1 << 20) - 1];
  t.s.stack[0].regs[3] = numbersReg(numbers);
  const register = view(t.book, t.s, 0).stack[0].regs[3];
  expect(register === null ? null : numbersIn(register)).toEqual(numbers);
});

describe('also hidden', () => {
  it('what the other seat knows', () => {
    const [one, other] = seen((t, way) => {
      const top = give(t, 'ant', 1, DECK);
      if (way === 'other') t.s.cards.knows[top] = 2;
    });
    expect(other).toBe(one);
  });

  it('which abilities of a face-down card were used', () => {
    const [one, other] = seen((t, way) => {
      const hidden = put(t, 'ant', 1, FIELD, 1);
      if (way === 'other') hidden.used = 1;
    });
    expect(other).toBe(one);
  });
});
