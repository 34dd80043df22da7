// No side channels (laws 9, 10): cards that leave a hand unseen, and the questions asked, do not reveal the hand.

import { describe, expect, it } from 'vitest';
import { chooseCardStep } from './choose';
import { arena, DECK, FIELD, HAND, PILE } from './fixtures/arena';
import { act, oneFromHand } from './fixtures/steps';
import { type FixtureTable, give, keys, perform, pick, seated, zoneSeen } from './fixtures/table';
import type { CardIndex } from './ids';
import { enter } from './objects';
import { other } from './state';
import { view } from './view';
import { copyOf, moveCard, putOn, takeOut } from './zones';

const bound = arena({
  codes: {
    drop: [oneFromHand(3), act('discard', (_p, f) => f.regs[3]!.refs, 0, 2)],
    rob: [
      chooseCardStep({
        zone: (_p, f) => HAND + other(f.you),
        min: () => 1,
        max: () => 1,
        to: 3,
        decline: false,
        why: { en: 'Which?', fr: 'Laquelle ?' },
      }),
    ],
    dropBee: [oneFromHand(3, 'bee'), act('discard', (_p, f) => f.regs[3]?.refs ?? [], 0, 2)],
  },
});

describe('a card that leaves a hidden hand unseen', () => {
  /** Seat 1 holds an ant that seat 0 has seen, and a bee it has not. */
  const holding = (): { t: FixtureTable; ant: CardIndex; bee: CardIndex } => {
    const t = seated(bound);
    const ant = give(t, 'ant', 1, HAND);
    t.s.cards.knows[ant] = 7;
    return { t, ant, bee: give(t, 'bee', 1, HAND) };
  };
  const views = (move: (at: ReturnType<typeof holding>, card: 'ant' | 'bee') => void): string[] =>
    (['ant', 'bee'] as const).map((card) => {
      const at = holding();
      move(at, card);
      return JSON.stringify(view(at.t.book, at.t.s, 0));
    });

  it('face down into play looks the same for every card', () => {
    const [ant, bee] = views((at, card) => {
      takeOut(at.t.p, HAND + 1, at[card]);
      enter(at.t.p, at[card], 1, FIELD + 1, 1, HAND + 1);
    });
    expect(bee).toBe(ant);
  });

  it('into a deck looks the same for every card', () => {
    const [ant, bee] = views((at, card) => moveCard(at.t.p, at[card], HAND + 1, DECK + 1));
    expect(bee).toBe(ant);
  });

  it('is still known to its player', () => {
    const { t, ant } = holding();
    takeOut(t.p, HAND + 1, ant);
    putOn(t.p, ant, HAND + 1, DECK + 1);
    expect([zoneSeen(t, 1, DECK + 1), zoneSeen(t, 1, HAND + 1)]).toEqual([['ant'], ['bee']]);
  });

  it('openly leaves the knowledge of the rest of the hand unchanged', () => {
    const { t, bee } = holding();
    moveCard(t.p, bee, HAND + 1, PILE + 1);
    expect(zoneSeen(t, 0, HAND + 1)).toEqual(['ant']);
  });
});

describe('no side channels', () => {
  it('two equal cards in a hidden hand are one option, and still asked about', () => {
    const t = seated(bound);
    give(t, 'ant', 0, HAND);
    give(t, 'ant', 0, HAND);
    perform(t, 'drop');
    expect(keys(t, 0)).toEqual(['choose ant from hand']);
  });

  it('cards of another hand are offered in the same order however they lie there', () => {
    const offered = (...ids: string[]): string[] => {
      const t = seated(bound);
      for (const id of ids) t.s.cards.knows[give(t, id, 1, HAND)] = 7;
      perform(t, 'rob');
      return keys(t, 0);
    };
    expect(offered('cat', 'ant', 'bee')).toEqual(offered('bee', 'cat', 'ant'));
  });

  it('a single card is not asked about: both players could count that', () => {
    const t = seated(bound);
    give(t, 'ant', 0, HAND);
    perform(t, 'drop');
    expect(t.s.zones[HAND]).toEqual([]);
  });

  it('of equal copies, the one known to most seats leaves', () => {
    const t = seated(bound);
    give(t, 'ant', 0, HAND);
    const known = give(t, 'ant', 0, HAND);
    t.s.cards.knows[known] = 7;
    give(t, 'ant', 0, HAND);
    expect(copyOf(t.p, HAND, t.book.byId.get('ant')!)).toBe(known);
    perform(t, 'drop');
    pick(t, 0, 'choose ant from hand');
    expect(zoneSeen(t, 1, HAND)).toEqual(['unknown', 'unknown']);
  });

  it('a filtered pick from a hidden hand is asked even if nothing matches', () => {
    const asked = (other: string): string[] => {
      const t = seated(bound);
      give(t, other, 0, HAND);
      give(t, 'cat', 0, HAND);
      perform(t, 'dropBee');
      return keys(t, 0);
    };
    expect([asked('bee'), asked('ant')]).toEqual([['choose bee from hand'], ['done']]);
  });
});
