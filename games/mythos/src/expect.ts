// The expectations of scenarios on a Mythos table, one sentence each, with the actual value on failure.
// Invariant: an unknown sentence fails; it never counts as true.
// Next: expect-words.ts for reading whose, which character and which list; ../README.md for the vocabulary.

import type { Play } from '@sleight/kernel/book';
import { objAt, objById } from '@sleight/kernel/objects';
import { knownTo, type Obj, other, type Seat } from '@sleight/kernel/state';
import { type Check, counter, expected, type Form, idOf, whose, winnerIs } from '@sleight/kit/expect';
import { isSame, number, unless, yesOrNo } from '@sleight/kit/findings';
import { asMythos } from './book';
import { basis, cost, isUpgraded, missionOf, ownerOf, power, total } from './character';
import {
  ACTIVE,
  CHAKRA,
  edgeHolder,
  FIXED,
  hasPassed,
  LINK,
  PHASE,
  POINTS,
  seatIn,
  TOKENS,
  TURN,
} from './counters';
import {
  cardNamed,
  charactersCalled,
  type ExpectTable,
  endIs,
  inZone,
  knowsInZone,
  listed,
  nameOf,
  oneCharacter,
  sideOf,
  zoneCount,
  zoneIs,
} from './expect-words';
import { MISSION_DECK, missionPlace } from './places';
import { isWinning, priceOf } from './playing-cost';
import { shownTo } from './shown';

const NUMBERS: Readonly<Record<string, (t: ExpectTable, o: Obj) => number>> = {
  power: (t, o) => power(t.p, t.book.rules, o),
  basis: (t, o) => basis(t.p, o),
  cost: (t, o) => cost(t.p, o),
};

const is =
  (test: (t: ExpectTable, o: Obj) => boolean): Check<ExpectTable> =>
  (t, [who, not]) =>
    yesOrNo(not, test(t, oneCharacter(t, who)));

const topOf = (t: ExpectTable, o: Obj): string => idOf(t, o.cards[0]);

const sideIs: Check<ExpectTable> = (t, [side, mission, list]) => {
  const found = sideOf(t, whose(t, side), Number(mission)).map((o) => topOf(t, o));
  return unless(isSame(listed(t, list), found, true), `it is [${found.join(', ')}]`);
};

const stackIs: Check<ExpectTable> = (t, [who, list]) => {
  const found = oneCharacter(t, who).cards.map((card) => idOf(t, card));
  return unless(isSame(listed(t, list), found, false), `it is [${found.join(', ')}]`);
};

const inMission: Check<ExpectTable> = (t, [who, not, mission]) => {
  const found = charactersCalled(t, who).map((o) => missionOf(t.p, o));
  const there = found.includes(Number(mission));
  return unless(
    there === (not === ''),
    found.length === 0 ? 'it is not in play' : `it is in mission ${found}`,
  );
};

const knows: Check<ExpectTable> = (t, [who, not, character]) => {
  const [top] = oneCharacter(t, character).cards;
  const known = (t.p.s.cards.knows[top] & knownTo(whose(t, who))) !== 0;
  return unless(known === (not === ''), known ? 'it is known' : 'it is not known');
};

const shown: Check<ExpectTable> = (t, [who, not, card]) => {
  const { index } = cardNamed(t, card);
  const found = shownTo(t.p, whose(t, who)).some((c) => t.p.s.cards.def[c] === index);
  return unless(found === (not === ''), found ? 'it is' : 'it is not');
};

const PHASES = ['', 'start', 'action', 'mission', 'end'];

const winning: Check<ExpectTable> = (t, [side, mission]) => {
  const { shared } = t.book;
  const winner = ([0, 1] as const).find((seat) => isWinning(t.p, shared, seat, Number(mission))) ?? null;
  const wanted = side === 'nobody' ? null : whose(t, side);
  const totals = [t.me, other(t.me)].map((seat) => total(t.p, t.book.rules, seat, Number(mission)));
  return unless(winner === wanted, `it is ${nameOf(t, winner)} (${totals.join(' to ')})`);
};

const missionIs: Check<ExpectTable> = (t, [mission, name]) => {
  const o = objAt(t.p.s, missionPlace(Number(mission)));
  return unless(
    o !== null && topOf(t, o) === cardNamed(t, name).id,
    o === null ? 'it is not in play' : `it is ${topOf(t, o)}`,
  );
};

const playCosts: Check<ExpectTable> = (t, [card, side, n, mission]) => {
  const quote = {
    def: cardNamed(t, card).index,
    seat: whose(t, side),
    mission: Number(mission),
    reveal: false,
  };
  return number(n, priceOf(t.p, t.book.shared, quote, null, 0));
};

const revealCosts: Check<ExpectTable> = (t, [who, n]) => {
  const o = oneCharacter(t, who);
  const def = t.p.s.cards.def[o.cards[0]];
  const quote = { def, seat: o.ctrl, mission: missionOf(t.p, o), reveal: true };
  return number(n, priceOf(t.p, t.book.shared, quote, null, 0));
};

const upgradeCosts: Check<ExpectTable> = (t, [who, card, n]) => {
  const o = oneCharacter(t, who);
  const quote = { def: cardNamed(t, card).index, seat: o.ctrl, mission: missionOf(t.p, o), reveal: false };
  return number(n, priceOf(t.p, t.book.shared, quote, o, 0));
};

/** To which character a mark of this one points. */
const pointsAt =
  (mark: number): Check<ExpectTable> =>
  (t, [who, not, to]) => {
    const held = objById(t.p.s, oneCharacter(t, who).marks[mark]);
    const holds = held !== null && held.id === oneCharacter(t, to).id;
    return unless(holds === (not === ''), held === null ? 'it is to nobody' : `it is to ${topOf(t, held)}`);
  };

/** Tried in order; the first matching pattern decides. */
const FORMS: readonly Form<ExpectTable>[] = [
  [
    /^(.+) has (power|basis|cost) (-?\d+)$/,
    (t, [who, what, n]) => number(n, NUMBERS[what](t, oneCharacter(t, who))),
  ],
  [/^(.+) has (no|\d+) tokens?$/, (t, [who, n]) => number(n, oneCharacter(t, who).marks[TOKENS])],
  [/^(.+) is (not )?hidden$/, is((_t, o) => o.down === 1)],
  [/^(.+) is (not )?face up$/, is((_t, o) => o.down === 0)],
  [/^(.+) is (not )?upgraded$/, is((_t, o) => isUpgraded(o))],
  [/^(.+) is a stack of \[(.*)\]$/, stackIs],
  [
    /^(.+) is controlled by (me|foe)$/,
    (t, [who, side]) => {
      const { ctrl } = oneCharacter(t, who);
      return unless(ctrl === whose(t, side), `it is by ${nameOf(t, ctrl)}`);
    },
  ],
  [
    /^(.+) is owned by (me|foe)$/,
    (t, [who, side]) => {
      const owner = ownerOf(t.p, oneCharacter(t, who));
      return unless(owner === whose(t, side), `it is by ${nameOf(t, owner)}`);
    },
  ],
  [/^(.+) is (not )?linked to (.+)$/, pointsAt(LINK)],
  [/^(.+) is (not )?fixed on (.+)$/, pointsAt(FIXED)],
  [/^(my|foe) side of mission (\d) is (?:empty|\[(.*)\])$/, sideIs],
  [
    /^(my|foe) total in mission (\d) is (-?\d+)$/,
    (t, [side, mission, n]) => number(n, total(t.p, t.book.rules, whose(t, side), Number(mission))),
  ],
  [/^(I|foe|nobody) (?:am|is) winning mission (\d)$/, winning],
  [/^mission (\d) is (.+)$/, missionIs],
  [
    /^mission deck is (?:empty|\[(.*)\])$/,
    (t, [list]) => {
      const found = t.p.s.zones[MISSION_DECK].map((card) => idOf(t, card)).reverse();
      return unless(isSame(listed(t, list), found, false), `it is [${found.join(', ')}]`);
    },
  ],
  [/^(\d) missions? (?:is|are) in play$/, (t, [n]) => number(n, t.p.s.num[TURN])],
  [/^playing (.+) costs (me|foe) (\d+) at mission (\d)$/, playCosts],
  [/^revealing (.+) costs (\d+)$/, revealCosts],
  [/^upgrading (.+) with (.+) costs (\d+)$/, upgradeCosts],
  [/^(my|foe) (hand|deck|discard|missions) (?:is|are) (?:empty|\[(.*)\])$/, zoneIs],
  [/^(top) of (my|foe) (deck|discard) is \[?([^\]]+)\]?$/, endIs],
  [/^(I|foe) (?:have|has) (no|\d+) cards? in (hand|deck|discard|missions)$/, zoneCount],
  [/^(I|foe) (?:have|has) (no|\d+) missions? aside$/, (t, [side, n]) => zoneCount(t, [side, n, 'missions'])],
  [/^(I|foe) (?:have|has) (no|\d+) chakra$/, counter(CHAKRA)],
  [/^(I|foe) (?:have|has) (no|\d+) points?$/, counter(POINTS)],
  [
    /^(I|foe) (?:have|has) the edge$/i,
    (t, [side]) => unless(edgeHolder(t.p.s) === whose(t, side), 'the other player has it'),
  ],
  [
    /^(I|foe) (?:have|has) (not )?passed$/,
    (t, [side, not]) => yesOrNo(not, hasPassed(t.p.s, whose(t, side))),
  ],
  [/^turn is (\d)$/, (t, [n]) => number(n, t.p.s.num[TURN])],
  [
    /^phase is (start|action|mission|end)$/,
    (t, [phase]) => unless(PHASES[t.p.s.num[PHASE]] === phase, `it is ${PHASES[t.p.s.num[PHASE]]}`),
  ],
  [
    /^(my|foe) turn$/,
    (t, [side]) => unless(seatIn(t.p.s, ACTIVE) === whose(t, side), 'it is the other player’s'),
  ],
  [/^match is (not )?over$/, (t, [not]) => yesOrNo(not, t.p.s.result !== null)],
  [/^I win$/, winnerIs((me) => me)],
  [/^foe wins$/, winnerIs(other)],
  [/^(I|foe) (do not |does not )?knows? (.+) in (my|foe) (hand|deck|discard)$/, knowsInZone],
  [/^(I|foe) (do not |does not )?knows? (.+)$/, knows],
  [/^(I|foe) (?:am|is) (not )?shown (.+)$/, shown],
  [/^(.+) is (not )?in play$/, (t, [who, not]) => yesOrNo(not, charactersCalled(t, who).length > 0)],
  [/^(.+) is (not )?in mission (\d)$/, inMission],
  [/^(.+) is (not )?in (my|foe) (hand|deck|discard)$/, inZone],
  [
    /^(.+) is (not )?on (my|foe) side of mission (\d)$/,
    (t, [who, not, side, mission]) => {
      const seat = whose(t, side);
      const found = charactersCalled(t, who).some(
        (o) => o.ctrl === seat && missionOf(t.p, o) === Number(mission),
      );
      return yesOrNo(not, found);
    },
  ],
];

/** Null if the expectation holds on this table, otherwise a sentence with the actual value. */
export const expect = (p: Play, me: Seat, expectation: string): string | null =>
  expected({ p, book: asMythos(p.book), me }, FORMS, expectation);
