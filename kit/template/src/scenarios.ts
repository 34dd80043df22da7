// Scenarios: laying a position out before a choice, and the sentences that can be checked afterwards.
// Invariant: nothing here is random, and a sentence that is not understood fails.

import type { Play } from '@sleight/kernel/book';
import { blank, open, playing } from '@sleight/kernel/decide';
import { begin } from '@sleight/kernel/frames';
import { jump } from '@sleight/kernel/procedure';
import { SEATS } from '@sleight/kernel/state';
import type { GameScenarios } from '@sleight/kit/contract/scenarios';
import { counter, type Expecting, expected, type Form, winnerIs, zoneChecks } from '@sleight/kit/expect';
import { number } from '@sleight/kit/findings';
import { keysDiffer, matchGoesOn, tableSound } from '@sleight/kit/invariants';
import { layLoose, SIDES, seatCalled } from '@sleight/kit/position';
import { count, loose, readWith, who } from '@sleight/kit/setup';
import { defFor } from '@sleight/kit/start';
import { z } from 'zod';
import { DECK, DISCARD, FIRST, HAND, POINTS, ROUND, STAKE } from './places';
import { hasChosen, MATCH } from './round';

const side = z.strictObject({
  hand: z.array(loose).default([]),
  deck: z.array(loose).default([]),
  discard: z.array(z.string()).default([]),
  points: count.default(0),
});
const start = z.strictObject({
  round: z.int().min(1).default(1),
  stake: z.int().min(1).default(1),
  first: who.default('me'),
});
const setup = z.strictObject({ start: start.prefault({}), me: side.prefault({}), foe: side.prefault({}) });

const arrange: GameScenarios['arrange'] = (book, given, facts = null) => {
  const position = readWith(setup, given);
  const s = blank(book, 'scenario');
  const p = playing(book, s);
  for (const { seat, name } of SIDES) {
    const { hand, deck, discard, points } = position[name];
    if (hand.length === 0) throw new Error(`${name}.hand: a player without cards has nothing to choose`);
    const cards = {
      p,
      seat,
      name,
      passing: DISCARD + seat,
      defFor: (_field: string, id: string) => defFor(book, id),
    };
    layLoose(cards, { deck: [DECK, deck], hand: [HAND, hand], field: 'discard', pile: [DISCARD, discard] });
    s.num[POINTS + seat] = points;
  }
  s.num[ROUND] = position.start.round;
  s.num[STAKE] = position.start.stake;
  s.num[FIRST] = seatCalled(position.start.first);
  jump(begin(p, book.opening, 0, 0, null), MATCH.step.choose);
  return open(book, s, facts);
};

const { zoneIs, zoneCount } = zoneChecks<Expecting>({
  zones: { hand: HAND, deck: DECK, discard: DISCARD },
  piles: ['deck'],
  cardNamed: ({ book }, name) => book.defs[defFor(book, name)],
});

const FORMS: readonly Form<Expecting>[] = [
  [/^(I|foe) (?:have|has) (\d+) points?$/, counter(POINTS)],
  [/^(my|foe) (hand|deck|discard) is (?:empty|\[(.*)\])$/, zoneIs],
  [/^(I|foe) (?:have|has) (no|\d+) cards? in (hand|deck|discard)$/, zoneCount],
  [/^the stake is (\d+)$/, ({ p }, [n]) => number(n, p.s.num[STAKE])],
  [/^round is (\d+)$/, ({ p }, [n]) => number(n, p.s.num[ROUND])],
  [/^I win$/, winnerIs((me) => me)],
  [/^foe wins$/, winnerIs((me) => (me === 0 ? 1 : 0))],
  [/^nobody wins$/, winnerIs(() => null)],
];

const soundPoints = ({ s }: Play): string[] =>
  s.num.flatMap((n, i) => (Number.isInteger(n) && n >= 0 ? [] : [`number ${i} is ${n}`]));

export const scenarios: GameScenarios = {
  arrange,
  expect: (p, me, expectation) => expected({ p, book: p.book, me }, FORMS, expectation),
  isTurn: ({ s }) => s.strands !== null && SEATS.every((seat) => !hasChosen(s, seat)),
  invariants: (p) => [...tableSound(p), ...soundPoints(p), ...matchGoesOn(p), ...keysDiffer(p)],
};
