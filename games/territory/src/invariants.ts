// The invariants of every Territory state. A fuzzer asks after every answer.
// Next: scenario/src/fuzz.ts, which plays random games and shrinks one that breaks something here.

import type { Play } from '@sleight/kernel/book';
import type { PlaceIndex } from '@sleight/kernel/ids';
import { SEATS } from '@sleight/kernel/state';
import { inPlay, matchGoesOn, tableSound } from '@sleight/kit/invariants';
import { asTerritory } from './book';
import { DAMAGE, PASSED, UNIT } from './counters';
import { LEADER, slot } from './places';
import { power } from './power';

/** Units are made of their controller's own cards (11.8). */
const unitsAtHome = (p: Play): string[] =>
  inPlay(p).flatMap((o) =>
    o.cards
      .filter((card) => p.s.cards.owner[card] !== o.ctrl)
      .map((card) => `card ${card} of seat ${p.s.cards.owner[card]} is in play of seat ${o.ctrl}`),
  );

/** At most one unit in a slot, on its controller's own side, and never a card that is not a unit (4.1). */
function unitsInSlots(p: Play, lanes: number): string[] {
  const broken: string[] = [];
  const taken = new Map<PlaceIndex, number>();
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

/** Between turns nothing waits, and units with power 0 are gone (12.3). */
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

/** Active effects exist, and were made. */
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
    ...tableSound(p),
    ...unitsAtHome(p),
    ...unitsInSlots(p, lanes),
    ...settledAtTurns(p, zeroPowerDies),
    ...countersSound(p),
    ...effectsSound(p),
    ...matchGoesOn(p),
  ];
}
