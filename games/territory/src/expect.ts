// What a scenario may expect of a Territory table, one sentence each, and what is there instead when it fails.
// Invariant: a sentence that is not understood fails; it is never taken for true.
// Next: expect-words.ts for reading whose, which card and which list.

import type { Play } from '@sleight/kernel/book';
import { PLACE, ref, refIndex } from '@sleight/kernel/code';
import { objAt } from '@sleight/kernel/objects';
import { knownTo, type Mod, other, type Seat } from '@sleight/kernel/state';
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
  effectList,
  idAt,
  isSame,
  listed,
  oneUnit,
  type Table,
  unitsCalled,
  whose,
  ZONE,
  zoneIds,
} from './expect-words';
import { sameEffect } from './named';
import { LEADER, lanePlace, slot } from './places';
import { power } from './power';

/** Null if it holds, else what is there instead: the end of "scout has power 3, but …". */
type Check = (t: Table, words: readonly string[]) => string | null;

const unless = (truth: boolean, found: string): string | null => (truth ? null : found);
const number = (wanted: string, found: number): string | null =>
  unless((wanted === 'no' ? 0 : Number(wanted)) === found, `it is ${found}`);
const yesOrNo = (not: string, found: boolean, yes: string, no: string): string | null =>
  unless(found === (not === ''), found ? yes : no);

/** "my slot 2" from its two words, "lane 3" likewise. */
const place = (t: Table, [side, n]: readonly string[]): number =>
  side === 'lane' ? lanePlace(t.lanes, Number(n)) : slot(t.lanes, whose(t, side), Number(n));

const modsAt = (t: Table, at: number): Mod[] => t.p.s.mods.filter((mod) => mod.on === ref(PLACE, at));

const hasCard: Check = (t, [side, lane, card]) => {
  const found = idAt(t, place(t, [side, lane]));
  return unless(found === cardNamed(t, card).id, found === null ? 'it is empty' : `it has ${found}`);
};

const unitNumber: Check = (t, [unit, what, n]) => {
  const o = oneUnit(t, unit);
  const found = what === 'power' ? power(t.p, o) : o.marks[what === 'damage' ? DAMAGE : BONUS];
  return unless(found === Number(n), `it has ${what} ${found}`);
};

const effectsAre: Check = (t, [side, lane, list]) => {
  const wanted = effectList(t, list);
  const found = modsAt(t, place(t, [side, lane])).map((mod) => mod.line);
  const isMatch =
    found.length === wanted.length && found.every((line, i) => sameEffect(t.book, line, wanted[i]));
  const said = found.map((line) => `"${t.book.textOf(t.book.lines[line]).en}"`).join(', ');
  return unless(isMatch, said === '' ? 'it has none' : `it has [${said}]`);
};

const KINDS = ['', 'beneficial', 'harmful', 'neutral'];

/** All that can be said of an effect, one word each. */
function aboutEffect(t: Table, mod: Mod): string[] {
  const { seat, name } = t.book.places[refIndex(mod.on)];
  const side = seat === null ? '' : seat === t.me ? 'my ' : 'foe ';
  return [KINDS[mod.kind], `by ${mod.by === t.me ? 'me' : 'foe'}`, `on ${side}${name}`];
}

const effectIs: Check = (t, [n, word]) => {
  const mod = t.p.s.mods[Number(n) - 1];
  if (mod === undefined) return `there are ${t.p.s.mods.length} effects`;
  const about = aboutEffect(t, mod);
  return unless(about.includes(word), `it is ${about.join(', ')}`);
};

const inPlay: Check = (t, [side, card, not]) => {
  const units = unitsCalled(t, cardNamed(t, card).id);
  const found = units.some((unit) => side === '' || unit.ctrl === whose(t, side));
  return yesOrNo(not, found, 'it is', 'it is not');
};

const inZone: Check = (t, [card, not, side, zone]) => {
  const found = zoneIds(t, ZONE[zone] + whose(t, side));
  const has = found.includes(cardNamed(t, card).id);
  return unless(has === (not === ''), `that is [${found.join(', ')}]`);
};

const zoneIs: Check = (t, [side, zone, list]) => {
  const wanted = listed(t, list);
  const found = zoneIds(t, ZONE[zone] + whose(t, side));
  if (zone === 'deck') found.reverse();
  return unless(isSame(wanted, found, zone === 'hand'), `it is [${found.join(', ')}]`);
};

const topIs: Check = (t, [side, list]) => {
  const wanted = listed(t, list);
  const found = zoneIds(t, ZONE.deck + whose(t, side))
    .toReversed()
    .slice(0, wanted.length);
  return unless(isSame(wanted, found, false), `it is [${found.join(', ')}]`);
};

const knows: Check = (t, [who, not, card, side]) => {
  const { index } = cardNamed(t, card);
  const { zones, cards } = t.p.s;
  const bit = knownTo(whose(t, who));
  const hand = zones[ZONE.hand + whose(t, side)];
  const found = hand.some((c) => cards.def[c] === index && (cards.knows[c] & bit) !== 0);
  return yesOrNo(not, found, 'it is known', 'it is not known');
};

const winnerIs =
  (wanted: (me: Seat) => Seat | null): Check =>
  (t) => {
    const { result } = t.p.s;
    if (result === null) return 'the match is not over';
    const said = result.winner === null ? 'it is a draw' : result.winner === t.me ? 'I win' : 'foe wins';
    return unless(result.winner === wanted(t.me), said);
  };

const leaderUsed: Check = (t, [side, not]) => {
  const leader = objAt(t.p.s, LEADER + whose(t, side));
  return leader === null ? 'there is none' : yesOrNo(not, leader.used > 0, 'it is', 'it is not');
};

const counter =
  (at: number): Check =>
  (t, [side, n]) =>
    number(n, t.p.s.num[at + whose(t, side)]);

const holderIs =
  (at: number): Check =>
  (t, [side]) =>
    unless(seatIn(t.p.s, at) === whose(t, side), 'the other player has it');

/** Tried in order; the first pattern that fits decides. */
const FORMS: readonly (readonly [RegExp, Check])[] = [
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
  [/^top of (my|foe) deck is \[?([^\]]+)\]?$/, topIs],
  [
    /^(I|foe) (?:have|has) (no|\d+) cards? in (hand|deck|discard)$/,
    (t, [side, n, zone]) => number(n, t.p.s.zones[ZONE[zone] + whose(t, side)].length),
  ],
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
  [/^match is (not )?over$/, (t, [not]) => yesOrNo(not, t.p.s.result !== null, 'it is', 'it is not')],
  [/^I win$/, winnerIs((me) => me)],
  [/^foe wins$/, winnerIs(other)],
  [/^draw$/, winnerIs(() => null)],
  [/^(my|foe) leader is (not )?used$/, leaderUsed],
  [/^(I|foe) (do not |does not )?knows? (.+) in (my|foe) hand$/, knows],
  [/^(?:(my|foe) )?(.+) is (not )?in play$/, inPlay],
  [/^(.+) is (not )?in (my|foe) (hand|deck|discard)$/, inZone],
  [
    /^(.+) is (not )?in (my|foe) slot (\d)$/,
    (t, [card, not, side, lane]) =>
      yesOrNo(not, idAt(t, place(t, [side, lane])) === cardNamed(t, card).id, 'it is', 'it is not'),
  ],
  [/^(my|foe) slot (\d) has (.+)$/, hasCard],
  [/^(my|foe) (.+) at slot (\d)$/, (t, [side, card, lane]) => hasCard(t, [side, lane, card])],
];

/** Null if the expectation holds on this table, else a sentence that says what is there instead. */
export function expect(p: Play, me: Seat, expectation: string): string | null {
  const book = asTerritory(p.book);
  const t: Table = { p, book, me, lanes: book.rules.lanes };
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
      if (error instanceof Error) return error.message;
      throw error;
    }
  }
  return `"${expectation}" is not an expectation this game understands`;
}
