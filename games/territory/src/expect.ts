// What a scenario may expect of a Territory table, one sentence each, and what is there instead when it fails.
// Invariant: a sentence that is not understood fails; it is never taken for true.
// Next: expect-words.ts for reading whose, which card and which list.

import type { Play } from '@sleight/kernel/book';
import { MOD, PLACE, ref } from '@sleight/kernel/code';
import { objAt } from '@sleight/kernel/objects';
import { knownTo, other, type Seat } from '@sleight/kernel/state';
import { projectedVp } from './board';
import { asTerritory } from './book';
import {
  BENEFICIAL,
  BONUS,
  DAMAGE,
  FIRST,
  GAINED,
  HARMFUL,
  hasPassed,
  LOST,
  MARKS,
  NEUTRAL,
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

type Check = (t: Table, words: readonly string[]) => string | null;

/** Null if they are equal, else "<what> is <wanted>, but it is <found>". */
const equal = (what: string, wanted: number | string, found: number | string): string | null =>
  wanted === found ? null : `${what} ${wanted}, but ${found}`;

const holds = (truth: boolean, otherwise: string): string | null => (truth ? null : otherwise);

/** "no" or a number. */
const howMany = (word: string): number => (word === 'no' ? 0 : Number(word));

const place = (t: Table, words: readonly string[]): number =>
  words[0] === 'lane'
    ? lanePlace(t.lanes, Number(words[1]))
    : slot(t.lanes, whose(t, words[0]), Number(words[1]));

const modsOn = (t: Table, at: number) => t.p.s.mods.filter((mod) => mod.on === ref(PLACE, at));

function effectsAre(t: Table, where: string, at: number, list: string): string | null {
  const wanted = effectList(t, list);
  const found = modsOn(t, at).map((mod) => mod.line);
  const match =
    found.length === wanted.length && wanted.every((line, i) => sameEffect(t.book, line, found[i]));
  const said = found.map((line) => `"${t.book.textOf(t.book.lines[line]).en}"`).join(', ');
  return holds(match, `${where} has effects [${list}], but it has ${said === '' ? 'none' : `[${said}]`}`);
}

function unitNumber(t: Table, who: string, number: string, wanted: number): string | null {
  const unit = oneUnit(t, who);
  const found = number === 'power' ? power(t.p, unit) : unit.marks[number === 'damage' ? DAMAGE : BONUS];
  return holds(found === wanted, `${who} has ${number} ${wanted}, but it has ${number} ${found}`);
}

function isIn(t: Table, card: string, not: string, where: string): string | null {
  const def = cardNamed(t, card);
  const there = whereIs(t, def.id, where);
  const wanted = not === '';
  const verb = wanted ? 'is in' : 'is not in';
  return holds(there === wanted, `${card} ${verb} ${where}, but it is ${wanted ? 'not there' : 'there'}`);
}

function inPlay(t: Table, side: string, card: string, not: string): string | null {
  const seat = whose(t, side);
  const there = unitsCalled(t, cardNamed(t, card).id).some((unit) => unit.ctrl === seat);
  const said = `${side} ${card} is ${not}in play, but it is ${there ? 'there' : 'not there'}`;
  return holds(there === (not === ''), said);
}

function whereIs(t: Table, id: string, where: string): boolean {
  if (where === 'play') return unitsCalled(t, id).length > 0;
  const [side, kind, lane] = where.split(' ');
  if (kind === 'slot') return idAt(t, slot(t.lanes, whose(t, side), Number(lane))) === id;
  return zoneIds(t, ZONE[kind] + whose(t, side)).includes(id);
}

function zoneIs(t: Table, side: string, kind: string, list: string): string | null {
  const wanted = listed(t, list);
  const found = zoneIds(t, ZONE[kind] + whose(t, side));
  if (kind === 'deck') found.reverse();
  const match = isSame(wanted, found, kind === 'hand');
  return holds(match, `${side} ${kind} is [${wanted.join(', ')}], but it is [${found.join(', ')}]`);
}

function topIs(t: Table, side: string, list: string): string | null {
  const wanted = listed(t, list);
  const found = zoneIds(t, ZONE.deck + whose(t, side))
    .reverse()
    .slice(0, wanted.length);
  const said = `top of ${side} deck is [${wanted.join(', ')}], but it is [${found.join(', ')}]`;
  return holds(isSame(wanted, found, false), said);
}

const KIND: Readonly<Record<string, number>> = {
  beneficial: BENEFICIAL,
  harmful: HARMFUL,
  neutral: NEUTRAL,
};

function effectIs(t: Table, n: string, test: string): string | null {
  const mod = t.p.s.mods[Number(n) - 1];
  if (mod === undefined) return `effect ${n} is ${test}, but there are ${t.p.s.mods.length} effects`;
  const { en } = t.book.naming.ref(t.p, t.me, ref(MOD, mod.id)).say;
  const [first, side, , lane] = test.split(' ');
  const truth =
    first === 'by'
      ? mod.by === whose(t, side)
      : first === 'on'
        ? mod.on === ref(PLACE, place(t, side === 'lane' ? test.split(' ').slice(1) : [side, lane]))
        : mod.kind === KIND[first];
  return holds(truth, `effect ${n} is ${test}, but it is ${en}`);
}

function knows(t: Table, who: string, not: string, card: string, side: string): string | null {
  const def = cardNamed(t, card);
  const { zones, cards } = t.p.s;
  const bit = knownTo(whose(t, who));
  const known = zones[ZONE.hand + whose(t, side)].some(
    (c) => cards.def[c] === def.index && (cards.knows[c] & bit) !== 0,
  );
  return holds(known === (not === ''), `${who} ${not}knows ${card} in ${side} hand, but it is the other way`);
}

function winner(t: Table, wanted: Seat | null, words: string): string | null {
  const { result } = t.p.s;
  if (result === null) return `${words}, but the match is not over`;
  const said = result.winner === null ? 'it is a draw' : result.winner === t.me ? 'I win' : 'foe wins';
  return holds(result.winner === wanted, `${words}, but ${said}`);
}

const counter = (what: string, at: number, t: Table, side: string, n: string): string | null =>
  equal(`${side} ${what}:`, Number(n), t.p.s.num[at + whose(t, side)]);

/** Tried in order; the first pattern that fits decides. Sides read "my", "me" or "I" and "foe". */
const FORMS: readonly (readonly [RegExp, Check])[] = [
  [
    /^(my|foe) slot (\d) is empty$/,
    (t, w) =>
      holds(idAt(t, place(t, w)) === null, `slot ${w[1]} is empty, but it has ${idAt(t, place(t, w))}`),
  ],
  [
    /^(my|foe|lane)(?: slot)? (\d) has (no|\d+) effects?$/,
    (t, w) => equal(`effects on ${w[0]} ${w[1]}:`, howMany(w[2]), modsOn(t, place(t, w)).length),
  ],
  [
    /^(my|foe|lane)(?: slot)? (\d) has effects? \[(.*)\]$/,
    (t, w) => effectsAre(t, `${w[0]} ${w[1]}`, place(t, w), w[2]),
  ],
  [/^the board has (no|\d+) effects?$/, (t, w) => equal('effects:', howMany(w[0]), t.p.s.mods.length)],
  [
    /^effect (\d+) is (beneficial|harmful|neutral|by (?:me|foe)|on (?:my|foe) slot \d|on lane \d)$/,
    (t, w) => effectIs(t, w[0], w[1]),
  ],
  [/^(.+) has (power|damage|bonus) (-?\d+)$/, (t, w) => unitNumber(t, w[0], w[1], Number(w[2]))],
  [/^(my|foe) (hand|deck|discard) is empty$/, (t, w) => zoneIs(t, w[0], w[1], '')],
  [/^(my|foe) (hand|deck|discard) is \[(.*)\]$/, (t, w) => zoneIs(t, w[0], w[1], w[2])],
  [/^top of (my|foe) deck is \[?([^\]]+)\]?$/, (t, w) => topIs(t, w[0], w[1])],
  [
    /^(I|foe) (?:have|has) (no|\d+) cards? in (hand|deck|discard)$/,
    (t, w) =>
      equal(`${w[0]}, cards in ${w[2]}:`, howMany(w[1]), t.p.s.zones[ZONE[w[2]] + whose(t, w[0])].length),
  ],
  [/^(I|foe) (?:have|has) (\d+) VP gained$/, (t, w) => counter('VP gained', GAINED, t, w[0], w[1])],
  [/^(I|foe) (?:have|has) lost (\d+) VP$/, (t, w) => counter('VP lost', LOST, t, w[0], w[1])],
  [
    /^(I|foe) (?:have|has) (\d+) projected VP$/,
    (t, w) => equal(`${w[0]} projected VP:`, Number(w[1]), projectedVp(t.p, t.book.rules, whose(t, w[0]))),
  ],
  [/^(my|foe) marks are (\d+)$/, (t, w) => counter('marks', MARKS, t, w[0], w[1])],
  [/^(my|foe) next unit gets \+(\d+)$/, (t, w) => counter('next unit', NEXT_UNIT, t, w[0], w[1])],
  [/^round is (\d+)$/, (t, w) => equal('round is', Number(w[0]), t.p.s.num[ROUND])],
  [
    /^(my|foe) (first )?priority$/,
    (t, w) =>
      holds(
        seatIn(t.p.s, w[1] === '' ? PRIORITY : FIRST) === whose(t, w[0]),
        `${w[0]} ${w[1]}priority, but it is the other player's`,
      ),
  ],
  [
    /^(I|foe) (?:have|has) (not )?passed$/,
    (t, w) =>
      holds(
        hasPassed(t.p.s, whose(t, w[0])) === (w[1] === ''),
        `${w[0]}: ${w[1]}passed, but it is the other way`,
      ),
  ],
  [
    /^match is (not )?over$/,
    (t, w) =>
      holds((t.p.s.result !== null) === (w[0] === ''), `match is ${w[0]}over, but it is the other way`),
  ],
  [/^I win$/, (t) => winner(t, t.me, 'I win')],
  [/^foe wins$/, (t) => winner(t, other(t.me), 'foe wins')],
  [/^draw$/, (t) => winner(t, null, 'draw')],
  [
    /^(my|foe) leader is (not )?used$/,
    (t, w) => {
      const leader = objAt(t.p.s, LEADER + whose(t, w[0]));
      if (leader === null) return `${w[0]} leader, but there is none`;
      return holds(
        leader.used > 0 === (w[1] === ''),
        `${w[0]} leader is ${w[1]}used, but it is the other way`,
      );
    },
  ],
  [/^(I|foe) (do not |does not )?knows? (.+) in (my|foe) hand$/, (t, w) => knows(t, w[0], w[1], w[2], w[3])],
  [/^(my|foe) (.+) is (not )?in play$/, (t, w) => inPlay(t, w[0], w[1], w[2])],
  [
    /^(.+) is (not )?in (play|(?:my|foe) (?:hand|deck|discard|slot \d))$/,
    (t, w) => isIn(t, w[0], w[1], w[2]),
  ],
  [
    /^(my|foe) slot (\d) has (.+)$/,
    (t, w) => equal(`${w[0]} slot ${w[1]} has`, cardNamed(t, w[2]).id, idAt(t, place(t, w)) ?? 'it is empty'),
  ],
  [
    /^(my|foe) (.+) at slot (\d)$/,
    (t, w) => {
      const at = slot(t.lanes, whose(t, w[0]), Number(w[2]));
      return equal(`${w[0]} slot ${w[2]} has`, cardNamed(t, w[1]).id, idAt(t, at) ?? 'it is empty');
    },
  ],
];

/** Null if the expectation holds on this table, else a sentence that says what is there instead. */
export function expect(p: Play, me: Seat, expectation: string): string | null {
  const book = asTerritory(p.book);
  const t: Table = { p, book, me, lanes: book.rules.lanes };
  const sentence = expectation.trim().replace(/\s+/g, ' ');
  for (const [form, check] of FORMS) {
    const fit = form.exec(sentence);
    if (fit === null) continue;
    try {
      return check(
        t,
        fit.slice(1).map((word) => word ?? ''),
      );
    } catch (error) {
      if (error instanceof Error) return error.message;
      throw error;
    }
  }
  return `"${expectation}" is not an expectation this game understands`;
}
