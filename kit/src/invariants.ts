// The invariants of every state of every game. A fuzzer asks after every answer.
// Each function lists what is broken, as sentences; a game joins those that apply with its own.
// Read next: scenario/src/fuzz.ts, which plays random games and shrinks one that breaks something.

import type { Play } from '@sleight/kernel/book';
import { optionCodes, options, toMove } from '@sleight/kernel/decide';
import { ensure } from '@sleight/kernel/ensure';
import type { ObjSlot, PlaceIndex } from '@sleight/kernel/ids';
import type { Obj } from '@sleight/kernel/state';
import { placeAt } from './by-number';

export const inPlay = (p: Play): Obj[] => p.s.objs.filter((o) => o !== null);

/** Every card is in exactly one zone or object, so each owner keeps as many as they brought. */
export function cardsOnce(p: Play): string[] {
  const { s } = p;
  const seen = s.cards.def.map(() => 0);
  const places = [...s.zones, ...inPlay(p).map((o) => o.cards)];
  for (const cards of places) for (const card of cards) seen[card] = ensure(seen[card], 'card', card) + 1;
  return seen.flatMap((n, card) => (n === 1 ? [] : [`card ${card} is in ${n} places`]));
}

/** Loose cards lie only in their owner's zones. */
function cardsAtHome(p: Play, isShared: (zone: PlaceIndex) => boolean = () => false): string[] {
  const { owner } = p.s.cards;
  return p.s.zones.flatMap((cards, zone) => {
    const { seat, name } = placeAt(p.book, zone);
    if (isShared(zone)) return [];
    return cards
      .filter((card) => owner[card] !== seat)
      .map((card) => `card ${card} of seat ${owner[card]} is in ${name} of seat ${seat}`);
  });
}

/** Every object is linked at the place where it says it is, once. */
function placesConsistent(p: Play): string[] {
  const { s } = p;
  const broken: string[] = [];
  const reached = new Set<ObjSlot>();
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

/** The table itself is sound: the rest of a state can be read. */
export const tableSound = (p: Play, isShared?: (zone: PlaceIndex) => boolean): string[] => [
  ...cardsOnce(p),
  ...cardsAtHome(p, isShared),
  ...placesConsistent(p),
];

/** A player has a decision until the match is over, and no decision is without an option. */
export function matchGoesOn(p: Play): string[] {
  if (p.s.result !== null) return [];
  const seat = toMove(p);
  if (seat === null) return ['the match is not over and nobody has a decision'];
  return optionCodes(p, seat).n === 0 ? [`seat ${seat} has a decision without options`] : [];
}

/** No two options share a key. */
export function keysDiffer(p: Play): string[] {
  const seat = p.s.result === null ? toMove(p) : null;
  if (seat === null) return [];
  const keys = options(p, seat).map(({ key }) => key);
  const twice = keys.find((key, i) => keys.indexOf(key) !== i);
  return twice === undefined ? [] : [`two options are called "${twice}"`];
}
