// What is true of every Mythos state, however it came about (spec 14). A fuzzer asks after every answer.
// Next: scenario/src/fuzz.ts, which plays random games and shrinks one that breaks something here.

import type { Play } from '@sleight/kernel/book';
import type { PlaceIndex } from '@sleight/kernel/ids';
import { defOf, objById } from '@sleight/kernel/objects';
import { type Obj, SEATS } from '@sleight/kernel/state';
import { inPlay, keysDiffer, matchGoesOn, tableSound } from '@sleight/kit/invariants';
import { asMythos, type MythosBook } from './book';
import { isCharacter, missionOf, ownerOf } from './character';
import {
  ACTIVE,
  CHAKRA,
  CHARACTER,
  EDGE,
  FIXED,
  LINK,
  MISSION_CARD,
  PASSED,
  POINTS,
  TOKENS,
  TURN,
} from './counters';
import { ASIDE, MISSION_DECK, MISSIONS, missionPlace, side } from './places';

const people = (p: Play): Obj[] => inPlay(p).filter((o) => isCharacter(p, o));

/** The mission deck and the missions in play belong to both players. */
const isShared = (p: Play, zone: PlaceIndex): boolean => p.book.places[zone].seat === null;

/** Missions lie only among missions. */
function missionsAtHome(p: Play): string[] {
  const { def } = p.s.cards;
  return p.s.zones.flatMap((cards, zone) => {
    const forMissions = zone === MISSION_DECK || zone === ASIDE || zone === ASIDE + 1;
    return cards
      .filter((card) => (p.book.defs[def[card]].kind === MISSION_CARD) !== forMissions)
      .map((card) => `${p.book.defs[def[card]].id} is in ${p.book.places[zone].name}`);
  });
}

/** One mission per turn that has begun, and nobody anywhere else. */
function missionsInPlay(p: Play): string[] {
  const broken: string[] = [];
  const turn = p.s.num[TURN];
  if (turn > MISSIONS) broken.push(`this is turn ${turn}`);
  for (let mission = 1; mission <= MISSIONS; mission++) {
    const there = inPlay(p).filter((o) => o.at === missionPlace(mission));
    const wanted = mission <= turn ? 1 : 0;
    if (there.length !== wanted) broken.push(`${there.length} missions have rank ${mission} in turn ${turn}`);
  }
  return broken;
}

/** A stack is never empty and made of characters, on its controller's side of one mission in play (14). */
function charactersSound(p: Play): string[] {
  const broken: string[] = [];
  for (const o of people(p)) {
    const say = (what: string): void => {
      broken.push(`character ${o.id} (${o.cards.length === 0 ? 'no card' : defOf(p, o).id}) ${what}`);
    };
    if (o.cards.length === 0) {
      say('is an empty stack');
      continue;
    }
    const mission = missionOf(p, o);
    if (mission < 1 || mission > p.s.num[TURN]) say(`is at mission ${mission}`);
    if (o.at !== side(o.ctrl, mission)) say(`of seat ${o.ctrl} stands on the other side`);
    // An effect may put any card of a deck face down; what is no character can never be turned up.
    const isStrange = o.cards.some((card) => p.book.defs[p.s.cards.def[card]].kind !== CHARACTER);
    if (isStrange && (o.down === 0 || o.cards.length > 1)) say('is no character');
    if (!Number.isInteger(o.marks[TOKENS]) || o.marks[TOKENS] < 0) say(`has ${o.marks[TOKENS]} tokens`);
    if (o.down === 0 && o.cards.some((card) => p.s.cards.knows[card] !== 7)) say('is face up but unknown');
  }
  return broken;
}

/** Between player turns nothing waits, links hold, names are unique and control differs only by a link or for good. */
function settledAtTurns(p: Play, book: MythosBook): string[] {
  const { s } = p;
  const isTurn = s.result === null && s.strands === null && s.stack.length === 1;
  if (!isTurn) return [];
  const broken: string[] = [];
  const waiting = s.queue.length + s.fresh.length;
  if (waiting > 0) broken.push(`${waiting} abilities wait while a turn begins`);
  for (const o of people(p)) {
    const { id } = defOf(p, o);
    const taker = o.marks[LINK] === 0 ? null : objById(s, o.marks[LINK]);
    if (o.marks[LINK] !== 0) {
      const holds = taker !== null && taker.down === 0 && taker.ctrl === o.ctrl;
      if (!holds) broken.push(`${id} is held by a link that has ended`);
      if (ownerOf(p, o) === o.ctrl) broken.push(`${id} is linked, but stands with its owner`);
    }
    const fixed = o.marks[FIXED] === 0 ? null : objById(s, o.marks[FIXED]);
    if (
      o.marks[FIXED] !== 0 &&
      (fixed === null || fixed.ctrl === o.ctrl || missionOf(p, fixed) !== missionOf(p, o))
    )
      broken.push(`${id} is fixed on nobody`);
    if (fixed !== null && fixed.marks[TOKENS] > 0)
      broken.push(`${defOf(p, fixed).id} is suppressed and has tokens`);
  }
  return [...broken, ...namesUnique(p, book)];
}

/** On one side of one mission there is only one face-up character of a name (8.1). */
function namesUnique(p: Play, book: MythosBook): string[] {
  const seen = new Set<string>();
  const broken: string[] = [];
  for (const o of people(p)) {
    if (o.down === 1) continue;
    const { index, name } = defOf(p, o);
    const where = `on seat ${o.ctrl}'s side of mission ${missionOf(p, o)}`;
    const called = `${book.shared.identity[index].name} ${where}`;
    if (seen.has(called)) broken.push(`two face-up characters are ${name.en} ${where}`);
    seen.add(called);
  }
  return broken;
}

function countersSound(p: Play): string[] {
  const { num } = p.s;
  const broken: string[] = [];
  if (num.some((n) => !Number.isInteger(n))) broken.push('a counter is no whole number');
  if (num[EDGE] !== 0 && num[EDGE] !== 1) broken.push(`the Edge is held by ${num[EDGE]}`);
  if (num[ACTIVE] !== 0 && num[ACTIVE] !== 1) broken.push(`the active player is ${num[ACTIVE]}`);
  for (const seat of SEATS) {
    if (num[CHAKRA + seat] < 0) broken.push(`seat ${seat} has ${num[CHAKRA + seat]} chakra`);
    if (num[POINTS + seat] < 0) broken.push(`seat ${seat} has ${num[POINTS + seat]} points`);
    if (num[PASSED + seat] < 0 || num[PASSED + seat] > 1) broken.push(`seat ${seat} passed twice`);
  }
  return broken;
}

/** Broken invariants of a state, as sentences; empty when it is sound. */
export function invariants(p: Play): string[] {
  const shape = [
    ...tableSound(p, (zone) => isShared(p, zone)),
    ...missionsAtHome(p),
    ...missionsInPlay(p),
    ...charactersSound(p),
  ];
  // Where the table itself is broken, the rest cannot be read.
  if (shape.length > 0) return shape;
  return [...settledAtTurns(p, asMythos(p.book)), ...countersSound(p), ...matchGoesOn(p), ...keysDiffer(p)];
}
