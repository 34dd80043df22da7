// Lays out the position a scenario describes, and runs it to the first decision. `me` is seat 0.
// Invariant: nothing here is random, so a scenario cannot depend on the seed.
// Next: setup.ts for the fields, expect.ts for what can be checked afterwards.

import type { Book, Play } from '@sleight/kernel/book';
import { PLACE, ref } from '@sleight/kernel/code';
import { addCard, blank, open, playing } from '@sleight/kernel/decide';
import type { Fact } from '@sleight/kernel/fact';
import { begin } from '@sleight/kernel/frames';
import type { CardIndex, DefIndex, PlaceIndex } from '@sleight/kernel/ids';
import { attach } from '@sleight/kernel/modifiers';
import { enter } from '@sleight/kernel/objects';
import { jump } from '@sleight/kernel/procedure';
import type { Obj, Seat, State } from '@sleight/kernel/state';
import { layLoose, newCard as looseCard, SIDES, type SideLayout, seatCalled } from '@sleight/kit/position';
import { asTerritory, type TerritoryBook } from './book';
import {
  BENEFICIAL,
  BONUS,
  DAMAGE,
  FIRST,
  GAINED,
  HARMFUL,
  LEADER_CARD,
  LOST,
  MARKS,
  NEUTRAL,
  NEXT_UNIT,
  PASSED,
  PRIORITY,
  ROUND,
  TURN_PLAYER,
  UNIT,
} from './counters';
import { defNamed, effectNamed } from './named';
import { DECK, DISCARD, HAND, LEADER, lanePlace, slot, TABLE } from './places';
import { power } from './power';
import { MATCH } from './round';
import { type EffectSetup, readSetup, type Setup, type SideSetup, type UnitSetup } from './setup';

/** The filler of a deck: the first unit without abilities. */
const filler = ({ cards }: TerritoryBook): string =>
  cards.find((card) => card.kind === 'unit' && card.abilities.length === 0)!.id;

interface Layout {
  readonly p: Play;
  readonly book: TerritoryBook;
  readonly lanes: number;
}

function defFor(book: TerritoryBook, field: string, name: string, kind?: number): DefIndex {
  const def = defNamed(book, name);
  if (def === undefined) throw new Error(`${field}: there is no card called "${name}"`);
  if (kind !== undefined && def.kind !== kind)
    throw new Error(`${field}: ${def.id} is not a ${kind === UNIT ? 'unit' : 'leader'}`);
  if (kind === undefined && def.kind === LEADER_CARD)
    throw new Error(`${field}: ${def.id} is a leader, not a card`);
  return def.index;
}

function laneOf(lanes: number, field: string, key: string): number {
  if (Number(key) > lanes) throw new Error(`${field}.${key}: this battlefield has lanes 1 to ${lanes}`);
  return Number(key);
}

/** A new card, out of every zone. */
const newCard = ({ p }: Layout, def: DefIndex, seat: Seat): CardIndex =>
  looseCard(p, def, seat, TABLE + seat);

function layCards(at: Layout, seat: Seat, name: string, side: SideSetup): void {
  const { p, book } = at;
  for (let i = 0; i < side.filler; i++) addCard(p.s, defFor(book, name, filler(book)), seat, DECK + seat);
  const own: SideLayout = { p, seat, name, passing: TABLE + seat, defFor: (...at) => defFor(book, ...at) };
  layLoose(own, {
    deck: [DECK, side.deck],
    hand: [HAND, side.hand],
    field: 'discard',
    pile: [DISCARD, side.discard],
  });
}

/** Spends every limited ability of an object. */
function spendAll(at: Layout, o: Obj, def: DefIndex): void {
  for (const line of at.book.defs[def].lines) if (line.limit >= 0) o.used |= 1 << line.limit;
}

function layUnit(at: Layout, seat: Seat, field: string, lane: number, unit: UnitSetup): void {
  const def = defFor(at.book, field, unit.card, UNIT);
  const o = enter(at.p, newCard(at, def, seat), seat, slot(at.lanes, seat, lane));
  o.marks[DAMAGE] = unit.damage;
  o.marks[BONUS] = unit.bonus;
  if (unit.used) spendAll(at, o, def);
}

function layLeader(at: Layout, seat: Seat, name: string, side: SideSetup): void {
  if (side.leader === undefined) return;
  const def = defFor(at.book, `${name}.leader`, side.leader.card, LEADER_CARD);
  const o = enter(at.p, newCard(at, def, seat), seat, LEADER + seat);
  if (side.leader.used) spendAll(at, o, def);
}

function layEffect(at: Layout, field: string, place: PlaceIndex, by: Seat, effect: EffectSetup): void {
  const line = effectNamed(at.book, effect.effect);
  if (typeof line === 'string') throw new Error(`${field}: ${line}`);
  const maker = effect.by === undefined ? by : seatCalled(effect.by);
  const owner = at.book.places[place].seat;
  const kind = owner === null ? NEUTRAL : owner === maker ? BENEFICIAL : HARMFUL;
  attach(at.p, { on: ref(PLACE, place), by: maker, kind, line, regs: [] });
}

function layBoard(at: Layout, seat: Seat, name: string, side: SideSetup): void {
  for (const [key, unit] of Object.entries(side.slots))
    layUnit(at, seat, `${name}.slots.${key}`, laneOf(at.lanes, `${name}.slots`, key), unit);
  for (const [key, effects] of Object.entries(side.effects)) {
    const place = slot(at.lanes, seat, laneOf(at.lanes, `${name}.effects`, key));
    for (const effect of effects) layEffect(at, `${name}.effects.${key}`, place, seat, effect);
  }
  for (const [key, effects] of Object.entries(side.lanes)) {
    const place = lanePlace(at.lanes, laneOf(at.lanes, `${name}.lanes`, key));
    for (const effect of effects) layEffect(at, `${name}.lanes.${key}`, place, seat, effect);
  }
}

function count(s: State, seat: Seat, side: SideSetup): void {
  s.num[PASSED + seat] = side.passed ? 1 : 0;
  s.num[GAINED + seat] = side.gained;
  s.num[LOST + seat] = side.lost;
  s.num[MARKS + seat] = side.marks;
  s.num[NEXT_UNIT + seat] = side.nextUnit;
}

/** Positions no match can reach are mistakes of the scenario. */
function check(at: Layout, setup: Setup, priority: Seat): void {
  const { rules } = at.book;
  for (const { seat, name } of SIDES) {
    const side = setup[name];
    if (side.marks >= rules.roundsToWin)
      throw new Error(`${name}.marks: ${side.marks} marks would have ended the match`);
    if (side.passed && priority === seat)
      throw new Error(`${name}.passed: the player with priority cannot have passed`);
    for (const o of at.p.s.objs) {
      if (o === null || o.ctrl !== seat || o.at === LEADER + seat) continue;
      if (rules.zeroPowerDies && power(at.p, o) === 0)
        throw new Error(
          `${name}.slots.${at.book.places[o.at].lane}: this unit has power 0 and would be dead`,
        );
    }
  }
}

export function arrange(plain: Book, given: unknown, facts: Fact[] | null = null): State {
  const setup = readSetup(given);
  const book = asTerritory(plain);
  const s = blank(book, 'scenario');
  const at: Layout = { p: playing(book, s), book, lanes: book.rules.lanes };
  for (const { seat, name } of SIDES) {
    layLeader(at, seat, name, setup[name]);
    layCards(at, seat, name, setup[name]);
    layBoard(at, seat, name, setup[name]);
    count(s, seat, setup[name]);
  }
  const { start } = setup;
  const priority = seatCalled(start.priority ?? start.first ?? 'me');
  s.num[FIRST] = start.first === undefined ? priority : seatCalled(start.first);
  if (start.setup !== true) {
    check(at, setup, priority);
    s.num[ROUND] = start.round ?? 1;
    s.num[PRIORITY] = priority;
    s.num[TURN_PLAYER] = priority;
  }
  jump(begin(at.p, book.opening, 0, 0, null), start.setup === true ? MATCH.step.begin : MATCH.step.turn);
  return open(book, s, facts);
}
