// The expectations of scenarios on a Territory table, one sentence each, with the actual value on failure.
// Invariant: an unknown sentence fails; it never counts as true.
// Next: expect-words.ts for reading whose, which card and which list.

import type { Play } from '@sleight/kernel/book';
import { PLACE, ref, refIndex } from '@sleight/kernel/code';
import type { PlaceIndex } from '@sleight/kernel/ids';
import { objAt } from '@sleight/kernel/objects';
import { type Mod, other, type Seat } from '@sleight/kernel/state';
import { type Check, counter, expected, type Form, whose, winnerIs } from '@sleight/kit/expect';
import { number, unless, yesOrNo } from '@sleight/kit/findings';
import { projectedVp } from './board';
import { asTerritory } from './book';
import {
  BONUS,
  DAMAGE,
  FIRST,
  GAINED,
  hasPassed,
  LOST,
  MARKS,
  NEXT_UNIT,
  PRIORITY,
  ROUND,
  seatIn,
} from './counters';
import {
  cardNamed,
  type ExpectTable,
  effectList,
  endIs,
  idAt,
  inZone,
  knowsInZone,
  oneUnit,
  unitsCalled,
  zoneCount,
  zoneIs,
} from './expect-words';
import { sameEffect } from './named';
import { LEADER, lanePlace, slot } from './places';
import { power } from './power';

/** "my slot 2" from its two words, "lane 3" likewise. */
const place = (t: ExpectTable, [side, n]: readonly string[]): PlaceIndex =>
  side === 'lane' ? lanePlace(t.lanes, Number(n)) : slot(t.lanes, whose(t, side), Number(n));

const modsAt = (t: ExpectTable, at: PlaceIndex): Mod[] =>
  t.p.s.mods.filter((mod) => mod.on === ref(PLACE, at));

const hasCard: Check<ExpectTable> = (t, [side, lane, card]) => {
  const found = idAt(t, place(t, [side, lane]));
  return unless(found === cardNamed(t, card).id, found === null ? 'it is empty' : `it has ${found}`);
};

const unitNumber: Check<ExpectTable> = (t, [unit, what, n]) => {
  const o = oneUnit(t, unit);
  const found = what === 'power' ? power(t.p, o) : o.marks[what === 'damage' ? DAMAGE : BONUS];
  return unless(found === Number(n), `it has ${what} ${found}`);
};

const effectsAre: Check<ExpectTable> = (t, [side, lane, list]) => {
  const wanted = effectList(t, list);
  const found = modsAt(t, place(t, [side, lane])).map((mod) => mod.line);
  const isMatch =
    found.length === wanted.length && found.every((line, i) => sameEffect(t.book, line, wanted[i]));
  const said = found.map((line) => `"${t.book.textOf(t.book.lines[line]).en}"`).join(', ');
  return unless(isMatch, said === '' ? 'it has none' : `it has [${said}]`);
};

const KINDS = ['', 'beneficial', 'harmful', 'neutral'];

/** All properties of an effect, one word each. */
function aboutEffect(t: ExpectTable, mod: Mod): string[] {
  const { seat, name } = t.book.places[refIndex(mod.on)];
  const side = seat === null ? '' : seat === t.me ? 'my ' : 'foe ';
  return [KINDS[mod.kind], `by ${mod.by === t.me ? 'me' : 'foe'}`, `on ${side}${name}`];
}

const effectIs: Check<ExpectTable> = (t, [n, word]) => {
  const mod = t.p.s.mods[Number(n) - 1];
  if (mod === undefined) return `there are ${t.p.s.mods.length} effects`;
  const about = aboutEffect(t, mod);
  return unless(about.includes(word), `it is ${about.join(', ')}`);
};

const inPlay: Check<ExpectTable> = (t, [side, card, not]) => {
  const units = unitsCalled(t, cardNamed(t, card).id);
  const found = units.some((unit) => side === '' || unit.ctrl === whose(t, side));
  return yesOrNo(not, found);
};

const leaderUsed: Check<ExpectTable> = (t, [side, not]) => {
  const leader = objAt(t.p.s, LEADER + whose(t, side));
  return leader === null ? 'there is none' : yesOrNo(not, leader.used > 0);
};

const holderIs =
  (at: number): Check<ExpectTable> =>
  (t, [side]) =>
    unless(seatIn(t.p.s, at) === whose(t, side), 'the other player has it');

/** Tried in order; the first matching pattern decides. */
const FORMS: readonly Form<ExpectTable>[] = [
  [
    /^(my|foe) slot (\d) is empty$/,
    (t, w) => unless(idAt(t, place(t, w)) === null, `it has ${idAt(t, place(t, w))}`),
  ],
  [
    /^(my|foe|lane)(?: slot)? (\d) has (no|\d+) effects?$/,
    (t, w) => number(w[2], modsAt(t, place(t, w)).length),
  ],
  [/^(my|foe|lane)(?: slot)? (\d) has effects? \[(.*)\]$/, effectsAre],
  [/^the board has (no|\d+) effects?$/, (t, [n]) => number(n, t.p.s.mods.length)],
  [/^effect (\d+) is (beneficial|harmful|neutral|by (?:me|foe)|on (?:(?:my|foe) slot|lane) \d)$/, effectIs],
  [/^(.+) has (power|damage|bonus) (-?\d+)$/, unitNumber],
  [/^(my|foe) (hand|deck|discard) is (?:empty|\[(.*)\])$/, zoneIs],
  [/^(top) of (my|foe) (deck) is \[?([^\]]+)\]?$/, endIs],
  [/^(I|foe) (?:have|has) (no|\d+) cards? in (hand|deck|discard)$/, zoneCount],
  [/^(I|foe) (?:have|has) (\d+) VP gained$/, counter(GAINED)],
  [/^(I|foe) (?:have|has) lost (\d+) VP$/, counter(LOST)],
  [
    /^(I|foe) (?:have|has) (\d+) projected VP$/,
    (t, [side, n]) => number(n, projectedVp(t.p, t.book.rules, whose(t, side))),
  ],
  [/^(my|foe) marks are (\d+)$/, counter(MARKS)],
  [/^(my|foe) next unit gets \+(\d+)$/, counter(NEXT_UNIT)],
  [/^round is (\d+)$/, (t, [n]) => number(n, t.p.s.num[ROUND])],
  [/^(my|foe) priority$/, holderIs(PRIORITY)],
  [/^(my|foe) first priority$/, holderIs(FIRST)],
  [
    /^(I|foe) (?:have|has) (not )?passed$/,
    (t, [side, not]) => yesOrNo(not, hasPassed(t.p.s, whose(t, side)), 'it has', 'it has not'),
  ],
  [/^match is (not )?over$/, (t, [not]) => yesOrNo(not, t.p.s.result !== null)],
  [/^I win$/, winnerIs((me) => me)],
  [/^foe wins$/, winnerIs(other)],
  [/^draw$/, winnerIs(() => null)],
  [/^(my|foe) leader is (not )?used$/, leaderUsed],
  [/^(I|foe) (do not |does not )?knows? (.+) in (my|foe) (hand)$/, knowsInZone],
  [/^(?:(my|foe) )?(.+) is (not )?in play$/, inPlay],
  [/^(.+) is (not )?in (my|foe) (hand|deck|discard)$/, inZone],
  [
    /^(.+) is (not )?in (my|foe) slot (\d)$/,
    (t, [card, not, side, lane]) => yesOrNo(not, idAt(t, place(t, [side, lane])) === cardNamed(t, card).id),
  ],
  [/^(my|foe) slot (\d) has (.+)$/, hasCard],
  [/^(my|foe) (.+) at slot (\d)$/, (t, [side, card, lane]) => hasCard(t, [side, lane, card])],
];

/** Null if the expectation holds on this table, otherwise a sentence with the actual value. */
export function expect(p: Play, me: Seat, expectation: string): string | null {
  const book = asTerritory(p.book);
  return expected({ p, book, me, lanes: book.rules.lanes }, FORMS, expectation);
}
