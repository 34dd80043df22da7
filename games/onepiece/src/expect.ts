// What a scenario may expect of a One Piece table, one sentence each, and what is there instead when it fails.
// Invariant: a sentence that is not understood fails; it is never taken for true.
// Next: expect-words.ts for reading whose, which card and which list; ../README.md for the vocabulary.

import type { Play } from '@sleight/kernel/book';
import { defOf } from '@sleight/kernel/objects';
import { knownTo, type Obj, other, type Seat } from '@sleight/kernel/state';
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
import { donOnField } from './don';
import { isFrozen } from './durations';
import {
  cardNamed,
  idOf,
  isSame,
  listed,
  oneOnField,
  onFieldCalled,
  type Table,
  whose,
  ZONE,
  zoneIds,
} from './expect-words';
import { charactersOf, donGiven, isRested, stageOf } from './field';
import { isFaceUp, lifeCount } from './life';
import { HAND } from './places';
import { basePower, cost, costOfCard, hasKeyword, power } from './stats';
import { keywords } from './vocabulary';

/** Null if it holds, else what is there instead: the end of "ST01-012 has power 5000, but …". */
type Check = (t: Table, words: readonly string[]) => string | null;

const unless = (truth: boolean, found: string): string | null => (truth ? null : found);
const number = (wanted: string, found: number): string | null =>
  unless((wanted === 'no' ? 0 : Number(wanted)) === found, `it is ${found}`);
const yesOrNo = (not: string, found: boolean): string | null =>
  unless(found === (not === ''), found ? 'it is' : 'it is not');

const NUMBERS: Readonly<Record<string, (p: Play, o: Obj) => number>> = {
  power,
  'base power': basePower,
  cost,
};

const DON_COUNTS: Readonly<Record<string, (t: Table, seat: Seat) => number>> = {
  active: (t, seat) => t.p.s.num[DON_ACTIVE + seat],
  rested: (t, seat) => t.p.s.num[DON_RESTED + seat],
  given: (t, seat) => donGiven(t.p.s, seat),
  'in the deck': (t, seat) => t.p.s.num[DON_DECK + seat],
  'on the field': (t, seat) => donOnField(t.p.s, seat),
};

const is =
  (test: (t: Table, o: Obj) => boolean): Check =>
  (t, [who, not]) =>
    yesOrNo(not, test(t, oneOnField(t, who)));

const zoneIs: Check = (t, [side, zone, list]) => {
  const found = zoneIds(t, whose(t, side), zone);
  return unless(isSame(listed(t, list), found, zone === 'hand'), `it is [${found.join(', ')}]`);
};

const endIs: Check = (t, [end, side, zone, list]) => {
  const wanted = listed(t, list);
  const cards = zoneIds(t, whose(t, side), zone);
  const newestFirst = zone === 'trash' ? cards.toReversed() : cards;
  const found = end === 'top' ? newestFirst.slice(0, wanted.length) : newestFirst.slice(-wanted.length);
  return unless(isSame(wanted, found, false), `it is [${found.join(', ')}]`);
};

const inZone: Check = (t, [card, not, side, zone]) => {
  const found = zoneIds(t, whose(t, side), zone);
  const has = found.includes(cardNamed(t, card).id);
  return unless(has === (not === ''), `that is [${found.join(', ')}]`);
};

const charactersAre: Check = (t, [side, list]) => {
  const found = charactersOf(t.p.s, whose(t, side)).map((o) => idOf(t, o.cards[0]));
  return unless(isSame(listed(t, list), found, false), `they are [${found.join(', ')}]`);
};

const stageIs: Check = (t, [side, card]) => {
  const stage = stageOf(t.p.s, whose(t, side));
  const found = stage === null ? 'none' : defOf(t.p, stage).id;
  return unless(found === (card === 'none' ? 'none' : cardNamed(t, card).id), `it is ${found}`);
};

/** Life cards are numbered from the top. */
const lifeFace: Check = (t, [side, n, face]) => {
  const seat = whose(t, side);
  const position = lifeCount(t.p.s, seat) - Number(n);
  if (position < 0) return 'there is no such Life card';
  return unless(isFaceUp(t.p.s, seat, position) === (face === 'up'), 'it lies the other way');
};

const knowsInZone: Check = (t, [who, not, card, side, zone]) => {
  const { index } = cardNamed(t, card);
  const { zones, cards } = t.p.s;
  const bit = knownTo(whose(t, who));
  const found = zones[ZONE[zone] + whose(t, side)];
  const known = found.some((c) => cards.def[c] === index && (cards.knows[c] & bit) !== 0);
  return unless(known === (not === ''), known ? 'it is known' : 'it is not known');
};

const playCosts: Check = (t, [card, side, n]) => {
  const { index, id } = cardNamed(t, card);
  const held = t.p.s.zones[HAND + whose(t, side)].find((one) => t.p.s.cards.def[one] === index);
  if (held === undefined) return `${id} is not in that hand`;
  return number(n, costOfCard(t.p, held));
};

const winnerIs =
  (wanted: (me: Seat) => Seat | null): Check =>
  (t) => {
    const { result } = t.p.s;
    if (result === null) return 'the match is not over';
    const found = result.winner === null ? 'it is a draw' : result.winner === t.me ? 'I win' : 'foe wins';
    return unless(result.winner === wanted(t.me), found);
  };

const PHASES = ['', 'refresh', 'draw', 'don', 'main', 'end'];
const BATTLE_STEPS = ['none', 'attack', 'block', 'counter', 'damage', 'end'];

const inBattle =
  (counter: number): Check =>
  (t, [who, not]) =>
    yesOrNo(not, t.p.s.num[counter] === oneOnField(t, who).id);

/** Tried in order; the first pattern that fits decides. */
const FORMS: readonly (readonly [RegExp, Check])[] = [
  [
    /^(.+) has (power|base power|cost) (-?\d+)$/,
    (t, [who, what, n]) => number(n, NUMBERS[what](t.p, oneOnField(t, who))),
  ],
  [
    /^(I|foe) (?:have|has) (no|\d+) DON (active|rested|given|in the deck|on the field)$/,
    (t, [side, n, where]) => number(n, DON_COUNTS[where](t, whose(t, side))),
  ],
  [
    /^(I|foe) (?:have|has) (no|\d+) cards? in (hand|deck|trash|life)$/,
    (t, [side, n, zone]) => number(n, t.p.s.zones[ZONE[zone] + whose(t, side)].length),
  ],
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

/** Null if the expectation holds on this table, else a sentence that says what is there instead. */
export function expect(p: Play, me: Seat, expectation: string): string | null {
  const t: Table = { p, book: asOnePiece(p.book), me };
  const sentence = expectation.trim().replace(/\s+/g, ' ');
  for (const [form, check] of FORMS) {
    const words = form.exec(sentence)?.slice(1);
    if (words === undefined) continue;
    try {
      const found = check(
        t,
        words.map((word) => word ?? ''),
      );
      return found === null ? null : `${sentence}, but ${found}`;
    } catch (error) {
      if (error instanceof Error) return `${sentence}, but ${error.message}`;
      throw error;
    }
  }
  return `"${expectation}" is not an expectation this game understands`;
}
