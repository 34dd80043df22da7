// What is true of every Territory state, however it came about. A fuzzer asks after every answer.
// Next: scenario/src/fuzz.ts, which plays random games and shrinks one that breaks something here.

import type { Play } from '@sleight/kernel/book';
import { optionCodes, toMove } from '@sleight/kernel/decide';
import { type Obj, SEATS, type Seat } from '@sleight/kernel/state';
import { asTerritory } from './book';
import { DAMAGE, PASSED, UNIT } from './counters';
import { LEADER, slot } from './places';
import { power } from './power';

const inPlay = (p: Play): Obj[] => p.s.objs.filter((o) => o !== null);

/** Every card is in exactly one zone or object. */
function cardsOnce(p: Play): string[] {
  const { s } = p;
  const seen = s.cards.def.map(() => 0);
  const places = [...s.zones, ...inPlay(p).map((o) => o.cards)];
  for (const cards of places) for (const card of cards) seen[card]++;
  return seen.flatMap((n, card) => (n === 1 ? [] : [`card ${card} is in ${n} places`]));
}

/** Cards lie only in their owner's zones and objects (11.8). */
function cardsAtHome(p: Play): string[] {
  const { owner } = p.s.cards;
  const strays = (cards: readonly number[], seat: Seat | null, where: string): string[] =>
    cards
      .filter((card) => owner[card] !== seat)
      .map((card) => `card ${card} of seat ${owner[card]} is in ${where} of seat ${seat}`);
  const zones = p.s.zones.flatMap((cards, zone) =>
    strays(cards, p.book.places[zone].seat, p.book.places[zone].name),
  );
  return [...zones, ...inPlay(p).flatMap((o) => strays(o.cards, o.ctrl, 'play'))];
}

function linksConsistent(p: Play): string[] {
  const { s } = p;
  const broken: string[] = [];
  const reached = new Set<number>();
  s.first.forEach((start, place) => {
    for (let i = start; i >= 0 && !reached.has(i); i = s.objs[i]?.next ?? -1) {
      reached.add(i);
      const o = s.objs[i];
      if (o === null || o === undefined) broken.push(`place ${place} leads to an object that is gone`);
      else if (o.at !== place) broken.push(`object ${o.id} is at ${o.at}, but place ${place} leads to it`);
    }
  });
  s.objs.forEach((o, i) => {
    if (o !== null && !reached.has(i)) broken.push(`object ${o.id} is at ${o.at}, but no place leads to it`);
  });
  const ids = inPlay(p).map((o) => o.id);
  if (new Set(ids).size !== ids.length) broken.push('two objects share an id');
  return broken;
}

/** At most one unit in a slot, on its controller's own side, and never a card that is no unit (4.1). */
function unitsInSlots(p: Play, lanes: number): string[] {
  const broken: string[] = [];
  const taken = new Map<number, number>();
  for (const o of inPlay(p)) {
    taken.set(o.at, (taken.get(o.at) ?? 0) + 1);
    if (o.at === LEADER + o.ctrl) continue;
    const first = slot(lanes, o.ctrl, 1);
    const isHome = o.at >= first && o.at < first + lanes;
    if (!isHome) broken.push(`unit ${o.id} of seat ${o.ctrl} stands at ${p.book.places[o.at].name}`);
    if (p.book.defs[p.s.cards.def[o.cards[0]]].kind !== UNIT) broken.push(`object ${o.id} is not a unit`);
    if (power(p, o) < 0) broken.push(`unit ${o.id} has power ${power(p, o)}`);
    if (o.marks[DAMAGE] < 0) broken.push(`unit ${o.id} has damage ${o.marks[DAMAGE]}`);
  }
  for (const [place, n] of taken) if (n > 1) broken.push(`${n} units stand at ${p.book.places[place].name}`);
  return broken;
}

/** Between turns nothing waits, and whoever has power 0 is gone (12.3). */
function settledAtTurns(p: Play, zeroPowerDies: boolean): string[] {
  const { s } = p;
  const isTurn = s.result === null && s.strands === null && s.stack.length === 1;
  if (!isTurn) return [];
  const waiting = s.queue.length + s.fresh.length;
  const dead = zeroPowerDies ? inPlay(p).filter((o) => o.at !== LEADER + o.ctrl && power(p, o) === 0) : [];
  return [
    ...(waiting > 0 ? [`${waiting} abilities wait while a turn begins`] : []),
    ...dead.map((o) => `unit ${o.id} has power 0 and is still in play`),
  ];
}

function countersSound(p: Play): string[] {
  const { num } = p.s;
  const broken = num.flatMap((n, i) => (Number.isInteger(n) && n >= 0 ? [] : [`counter ${i} is ${n}`]));
  for (const seat of SEATS) if (num[PASSED + seat] > 1) broken.push(`seat ${seat} passed twice`);
  return broken;
}

/** Nobody waits without a decision, and no decision is without an option. */
function matchGoesOn(p: Play): string[] {
  if (p.s.result !== null) return [];
  const seat = toMove(p);
  if (seat === null) return ['the match is not over and nobody has a decision'];
  return optionCodes(p, seat).n === 0 ? [`seat ${seat} has a decision without options`] : [];
}

/** What works is there, and was made. */
function effectsSound(p: Play): string[] {
  const { mods, auras, mint } = p.s;
  const broken = mods.filter((mod) => mod.id >= mint).map((mod) => `effect ${mod.id} was never made`);
  const lost = auras.filter((aura) => !mods.some((mod) => mod.id === aura.id));
  return [...broken, ...lost.map((aura) => `effect ${aura.id} works on, but it is gone`)];
}

/** Broken invariants of a state, as sentences; empty when it is sound. */
export function invariants(p: Play): string[] {
  const { lanes, zeroPowerDies } = asTerritory(p.book).rules;
  return [
    ...cardsOnce(p),
    ...cardsAtHome(p),
    ...linksConsistent(p),
    ...unitsInSlots(p, lanes),
    ...settledAtTurns(p, zeroPowerDies),
    ...countersSound(p),
    ...effectsSound(p),
    ...matchGoesOn(p),
  ];
}
