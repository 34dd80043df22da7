// The expectations of scenarios on a One Piece table, one sentence each, with the actual value on failure.
// Invariant: an unknown sentence fails; it never counts as true.
// Next: expect-words.ts for reading whose, which card and which list; ../README.md for the vocabulary.

import type { Play } from '@sleight/kernel/book';
import { defOf } from '@sleight/kernel/objects';
import { type Obj, other, type Seat } from '@sleight/kernel/state';
import { type Check, expected, type Form, idOf, whose, winnerIs } from '@sleight/kit/expect';
import { isSame, number, unless, yesOrNo } from '@sleight/kit/findings';
import { asOnePiece } from './book';
import {
  ATTACKER,
  DON,
  DON_ACTIVE,
  DON_DECK,
  DON_RESTED,
  PHASE,
  STEP,
  TARGET,
  TURN,
  turnPlayer,
} from './counters';
import { priceOf } from './discounts';
import { donOnField } from './don';
import { isFrozen } from './durations';
import {
  cardNamed,
  type ExpectTable,
  endIs,
  inZone,
  knowsInZone,
  listed,
  oneOnField,
  onFieldCalled,
  zoneCount,
  zoneIs,
} from './expect-words';
import { charactersOf, donGiven, isRested, stageOf } from './field';
import { isFaceUp, lifeCount } from './life';
import { HAND } from './places';
import { basePower, cost, hasKeyword, power } from './stats';
import { keywords } from './vocabulary';

const NUMBERS: Readonly<Record<string, (p: Play, o: Obj) => number>> = {
  power,
  'base power': basePower,
  cost,
};

const DON_COUNTS: Readonly<Record<string, (t: ExpectTable, seat: Seat) => number>> = {
  active: (t, seat) => t.p.s.num[DON_ACTIVE + seat],
  rested: (t, seat) => t.p.s.num[DON_RESTED + seat],
  given: (t, seat) => donGiven(t.p.s, seat),
  'in the deck': (t, seat) => t.p.s.num[DON_DECK + seat],
  'on the field': (t, seat) => donOnField(t.p.s, seat),
};

const is =
  (test: (t: ExpectTable, o: Obj) => boolean): Check<ExpectTable> =>
  (t, [who, not]) =>
    yesOrNo(not, test(t, oneOnField(t, who)));

const charactersAre: Check<ExpectTable> = (t, [side, list]) => {
  const found = charactersOf(t.p.s, whose(t, side)).map((o) => idOf(t, o.cards[0]));
  return unless(isSame(listed(t, list), found, false), `they are [${found.join(', ')}]`);
};

const stageIs: Check<ExpectTable> = (t, [side, card]) => {
  const stage = stageOf(t.p.s, whose(t, side));
  const found = stage === null ? 'none' : defOf(t.p, stage).id;
  return unless(found === (card === 'none' ? 'none' : cardNamed(t, card).id), `it is ${found}`);
};

/** Life cards are numbered from the top. */
const lifeFace: Check<ExpectTable> = (t, [side, n, face]) => {
  const seat = whose(t, side);
  const position = lifeCount(t.p.s, seat) - Number(n);
  if (position < 0) return 'there is no such Life card';
  return unless(isFaceUp(t.p.s, seat, position) === (face === 'up'), 'it lies the other way');
};

const playCosts: Check<ExpectTable> = (t, [card, side, n]) => {
  const { index, id } = cardNamed(t, card);
  const held = t.p.s.zones[HAND + whose(t, side)].find((one) => t.p.s.cards.def[one] === index);
  if (held === undefined) return `${id} is not in that hand`;
  return number(n, priceOf(t.p, held));
};

const PHASES = ['', 'refresh', 'draw', 'don', 'main', 'end'];
const BATTLE_STEPS = ['none', 'attack', 'block', 'counter', 'damage', 'end'];

const inBattle =
  (counter: number): Check<ExpectTable> =>
  (t, [who, not]) =>
    yesOrNo(not, t.p.s.num[counter] === oneOnField(t, who).id);

/** Tried in order; the first matching pattern decides. */
const FORMS: readonly Form<ExpectTable>[] = [
  [
    /^(.+) has (power|base power|cost) (-?\d+)$/,
    (t, [who, what, n]) => number(n, NUMBERS[what](t.p, oneOnField(t, who))),
  ],
  [
    /^(I|foe) (?:have|has) (no|\d+) DON (active|rested|given|in the deck|on the field)$/,
    (t, [side, n, where]) => number(n, DON_COUNTS[where](t, whose(t, side))),
  ],
  [/^(I|foe) (?:have|has) (no|\d+) cards? in (hand|deck|trash|life)$/, zoneCount],
  [/^(.+) has (no|\d+) DON$/, (t, [who, n]) => number(n, oneOnField(t, who).marks[DON])],
  [
    /^(.+) has (no )?(Rush: Character|Rush|Blocker|Double Attack|Banish|Unblockable)$/,
    (t, [who, no, keyword]) => {
      const at = keywords.findIndex((one) => one === keyword);
      return yesOrNo(no, hasKeyword(t.p, oneOnField(t, who), at));
    },
  ],
  [/^(.+) is (not )?rested$/, is((_t, o) => isRested(o))],
  [/^(.+) is (not )?active$/, is((_t, o) => !isRested(o))],
  [/^(.+) is (not )?frozen$/, is((t, o) => isFrozen(t.p, o))],
  [/^(.+) is (not )?negated$/, is((_t, o) => o.mute === 1)],
  [/^(.+) is (not )?attacking$/, inBattle(ATTACKER)],
  [/^(.+) is (not )?the target$/, inBattle(TARGET)],
  [
    /^battle step is (none|attack|block|counter|damage|end)$/,
    (t, [step]) => unless(BATTLE_STEPS[t.p.s.num[STEP]] === step, `it is ${BATTLE_STEPS[t.p.s.num[STEP]]}`),
  ],
  [/^(my|foe) characters are (?:none|\[(.*)\])$/, charactersAre],
  [/^(my|foe) stage is (.+)$/, stageIs],
  [/^(my|foe) life card (\d+) is face (up|down)$/, lifeFace],
  [/^(my|foe) (hand|deck|trash|life) is (?:empty|\[(.*)\])$/, zoneIs],
  [/^(top|bottom) of (my|foe) (deck|trash|life) is \[?([^\]]+)\]?$/, endIs],
  [/^playing (.+) costs (me|foe) (\d+)$/, playCosts],
  [/^turn is (\d+)$/, (t, [n]) => number(n, t.p.s.num[TURN])],
  [
    /^phase is (refresh|draw|don|main|end)$/,
    (t, [phase]) => unless(PHASES[t.p.s.num[PHASE]] === phase, `it is ${PHASES[t.p.s.num[PHASE]]}`),
  ],
  [
    /^(my|foe) turn$/,
    (t, [side]) => unless(turnPlayer(t.p.s) === whose(t, side), 'it is the other player’s'),
  ],
  [/^match is (not )?over$/, (t, [not]) => yesOrNo(not, t.p.s.result !== null)],
  [/^I win$/, winnerIs((me) => me)],
  [/^foe wins$/, winnerIs(other)],
  [/^nobody wins$/, winnerIs(() => null)],
  [/^(I|foe) (do not |does not )?knows? (.+) in (my|foe) (hand|deck|trash|life)$/, knowsInZone],
  [/^(.+) is (not )?in play$/, (t, [who, not]) => yesOrNo(not, onFieldCalled(t, who).length > 0)],
  [/^(.+) is (not )?in (my|foe) (hand|deck|trash|life)$/, inZone],
];

/** Null if the expectation holds on this table, otherwise a sentence with the actual value. */
export const expect = (p: Play, me: Seat, expectation: string): string | null =>
  expected({ p, book: asOnePiece(p.book), me }, FORMS, expectation);
