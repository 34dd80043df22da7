// Lays out the position a scenario describes, and runs it to the first decision. `me` is seat 0.
// Invariant: nothing here is random, so a scenario cannot depend on the seed.
// Next: setup.ts for the fields, expect.ts for what can be checked afterwards.

import { type Book, type Play, reg } from '@sleight/kernel/book';
import { OBJ, ref } from '@sleight/kernel/code';
import { blank, open, playing } from '@sleight/kernel/decide';
import type { Fact } from '@sleight/kernel/fact';
import { begin } from '@sleight/kernel/frames';
import type { CardIndex, DefIndex } from '@sleight/kernel/ids';
import { attach } from '@sleight/kernel/modifiers';
import { enter } from '@sleight/kernel/objects';
import { jump } from '@sleight/kernel/procedure';
import { type Obj, other, type Seat, type State } from '@sleight/kernel/state';
import { defNamed } from '@sleight/kit/named';
import {
  layLoose,
  newCard as looseCard,
  SIDES,
  type SideLayout,
  seatCalled,
  show,
} from '@sleight/kit/position';
import { BATTLE } from './battle';
import { asOnePiece, type OnePieceBook } from './book';
import {
  ACTIVE,
  ATTACK_STEP,
  ATTACKER,
  CHARACTER,
  COST,
  DON,
  DON_ACTIVE,
  DON_CARDS,
  DON_DECK,
  DON_RESTED,
  END,
  FIRST,
  INERT,
  LEADER,
  MAIN,
  PHASE,
  PLAYED_IN,
  POWER,
  RESTED,
  STAGE,
  STEP,
  TARGET,
  TURN,
  TURN_LOG,
  TURNS,
} from './counters';
import { FROZEN, THIS_TURN, untilRefreshOf } from './durations';
import { oneOnField } from './expect-words';
import { donGiven, leaderOf } from './field';
import { keywordNumber } from './keywords';
import { putLife } from './life';
import { MATCH } from './match';
import { checkPermanents, NEGATED } from './permanent';
import { CHARACTER_AREA, DECK, HAND, LEADER_AREA, STAGE_AREA, TRASH } from './places';
import { deckOf, lifeOf, PLAIN_LEADER } from './plain-cards';
import { type FieldSetup, readSetup, type Setup, type SideSetup } from './setup';
import { donCards } from './start';
import { keywords, turnLogs } from './vocabulary';

interface Layout {
  readonly p: Play;
  readonly book: OnePieceBook;
}

function defFor(book: OnePieceBook, field: string, name: string, kind?: number): DefIndex {
  const def = defNamed(book, name);
  if (typeof def === 'string') throw new Error(`${field}: ${def}`);
  if (kind !== undefined && def.kind !== kind) throw new Error(`${field}: ${def.id} does not belong there`);
  if (kind === undefined && def.kind === LEADER)
    throw new Error(`${field}: ${def.id} is a Leader; it stands in the field "leader"`);
  return def.index;
}

/** A new card, out of every zone. */
const newCard = ({ p }: Layout, def: DefIndex, seat: Seat): CardIndex => looseCard(p, def, seat, DECK + seat);

function layCards(at: Layout, seat: Seat, name: string, given: SideSetup): void {
  const { p, book } = at;
  const side: SideLayout = { p, seat, name, passing: DECK + seat, defFor: (...at) => defFor(book, ...at) };
  layLoose(side, {
    deck: [DECK, deckOf(given)],
    hand: [HAND, given.hand],
    field: 'trash',
    pile: [TRASH, given.trash],
  });
}

function layLife(at: Layout, seat: Seat, name: string, given: SideSetup): void {
  const { p, book } = at;
  for (const { card, up, seen } of lifeOf(given).toReversed()) {
    const made = newCard(at, defFor(book, `${name}.life`, card), seat);
    putLife(p, seat, made, -1, 'top', up);
    show(p, made, seen);
  }
}

/** Changes that last for this turn. */
function change({ p, book }: Layout, o: Obj, number: number, amount: number): void {
  if (amount === 0) return;
  attach(p, {
    on: ref(OBJ, o.id),
    by: o.ctrl,
    kind: 0,
    line: book.shared.adds[number],
    regs: [reg([], amount)],
    until: THIS_TURN,
  });
}

function layOne(at: Layout, seat: Seat, field: string, given: FieldSetup, kind: number, area: number): void {
  const { p, book } = at;
  const o = enter(p, newCard(at, defFor(book, field, given.card, kind), seat), seat, area + seat);
  o.marks[RESTED] = given.rested ? 1 : 0;
  o.marks[DON] = given.don;
  o.marks[PLAYED_IN] = given.playedThisTurn ? p.s.num[TURN] : 0;
  o.used = given.used ? -1 : 0;
  change(at, o, POWER, given.power);
  change(at, o, COST, given.cost);
  for (const keyword of given.keywords) change(at, o, keywordNumber(keywords.indexOf(keyword)), 1);
  const lasting = { on: ref(OBJ, o.id), by: seat, line: INERT };
  if (given.frozen) attach(p, { ...lasting, kind: FROZEN, until: untilRefreshOf(seat) });
  if (given.negated) attach(p, { ...lasting, kind: NEGATED, until: THIS_TURN });
}

const plainLeader: FieldSetup = {
  card: PLAIN_LEADER,
  rested: false,
  don: 0,
  playedThisTurn: false,
  power: 0,
  cost: 0,
  keywords: [],
  frozen: false,
  negated: false,
  used: false,
};

function layField(at: Layout, seat: Seat, name: string, given: SideSetup): void {
  layOne(at, seat, `${name}.leader`, given.leader ?? plainLeader, LEADER, LEADER_AREA);
  for (const one of given.characters) layOne(at, seat, `${name}.characters`, one, CHARACTER, CHARACTER_AREA);
  if (given.stage !== undefined) layOne(at, seat, `${name}.stage`, given.stage, STAGE, STAGE_AREA);
}

function layDon({ p, book }: Layout, seat: Seat, name: string, given: SideSetup): void {
  const { num } = p.s;
  const { active, rested, deck } = given.don;
  const used = active + rested + donGiven(p.s, seat);
  const leader = p.s.cards.def[leaderOf(p.s, seat).cards[0]];
  const all = deck === undefined ? donCards(book, leader) : used + deck;
  if (used > all) throw new Error(`${name}.don: there are only ${all} DON!! cards`);
  num[DON_CARDS + seat] = all;
  num[DON_ACTIVE + seat] = active;
  num[DON_RESTED + seat] = rested;
  num[DON_DECK + seat] = all - used;
}

/** Counts turns as if both players had taken theirs in order; odd turns are the first player's. */
function layTurn(s: State, turn: number, active: Seat): void {
  s.num[TURN] = turn;
  s.num[ACTIVE] = active;
  s.num[TURNS + active] = Math.ceil(turn / 2);
  s.num[TURNS + other(active)] = Math.floor(turn / 2);
  s.num[FIRST] = turn % 2 === 1 ? active : other(active);
  s.num[PHASE] = MAIN;
}

const { turn, draw, action, endPhase } = MATCH.step;
const STEPS = { start: turn, draw, main: action, end: endPhase };

function layBattle(at: Layout, battle: NonNullable<Setup['start']['battle']>, active: Seat): void {
  const { p, book } = at;
  const me: Seat = 0;
  const t = { p, book, me };
  const attacker = oneOnField(t, battle.attacker);
  const target = oneOnField(t, battle.target);
  if (attacker.ctrl !== active || target.ctrl === active)
    throw new Error('start.battle: the active player attacks the other one');
  p.s.num[ATTACKER] = attacker.id;
  p.s.num[TARGET] = target.id;
  p.s.num[STEP] = ATTACK_STEP;
  attacker.marks[RESTED] = 1;
  jump(begin(p, book.shared.code.battle, active, attacker.id, null), BATTLE.step.beginBlock);
}

function layPosition(at: Layout, setup: Setup): void {
  const { p, book } = at;
  const { s } = p;
  const { turn, phase, battle } = setup.start;
  const active = seatCalled(setup.start.active);
  const beforeIt = phase === 'start';
  layTurn(s, turn, active);
  for (const { seat, name } of SIDES) {
    const given = setup[name];
    layField(at, seat, name, given);
    layLife(at, seat, name, given);
    layDon(at, seat, name, given);
    for (const one of given.happened) s.num[TURN_LOG + 2 * turnLogs.indexOf(one) + seat]++;
  }
  // The turn that is about to begin counts itself.
  if (beforeIt) {
    s.num[TURN]--;
    s.num[TURNS + active]--;
    s.num[ACTIVE] = other(active);
  }
  if (phase === 'end') s.num[PHASE] = END;
  const step = battle === undefined ? STEPS[phase] : MATCH.step.afterAction;
  jump(begin(p, book.opening, active, 0, null), step);
  if (battle !== undefined) layBattle(at, battle, active);
  checkPermanents(p, book.shared);
}

function laySetup(at: Layout, setup: Setup): void {
  const { p, book } = at;
  for (const { seat, name } of SIDES) {
    const given = setup[name];
    layOne(at, seat, `${name}.leader`, given.leader ?? plainLeader, LEADER, LEADER_AREA);
    layDon(at, seat, name, given);
  }
  p.s.num[FIRST] = seatCalled(setup.start.active);
  const { setUp, openingDraw } = MATCH.step;
  jump(begin(p, book.opening, 0, 0, null), setup.start.setup === 'shuffled' ? setUp : openingDraw);
}

export function arrange(plain: Book, given: unknown, facts: Fact[] | null = null): State {
  const setup = readSetup(given);
  const book = asOnePiece(plain);
  const s = blank(book, 'scenario');
  const at: Layout = { p: playing(book, s), book };
  for (const { seat, name } of SIDES) layCards(at, seat, name, setup[name]);
  if (setup.start.setup === undefined) layPosition(at, setup);
  else laySetup(at, setup);
  return open(book, s, facts);
}
