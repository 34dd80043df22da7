// Lays out the position a scenario describes, and runs it to the first decision. `me` is seat 0.
// Invariant: nothing here is random, so a scenario cannot depend on the seed.
// Next: setup.ts for the fields, expect.ts for what can be checked afterwards.

import type { Book, Play } from '@sleight/kernel/book';
import { addCard, blank, open, playing } from '@sleight/kernel/decide';
import type { Fact } from '@sleight/kernel/fact';
import { begin } from '@sleight/kernel/frames';
import type { CardIndex, DefIndex } from '@sleight/kernel/ids';
import { defOf, enter } from '@sleight/kernel/objects';
import { jump } from '@sleight/kernel/procedure';
import { settle } from '@sleight/kernel/settle';
import { EVERYONE, knownTo, type Obj, SEATS, type Seat, type State } from '@sleight/kernel/state';
import { defNamed } from '@sleight/kit/named';
import { layLoose, newCard as looseCard, SIDES, type SideLayout, seatCalled } from '@sleight/kit/position';
import { asMythos, type MythosBook } from './book';
import { nameTaken, onSide } from './character';
import {
  ACTION,
  ACTIVE,
  CHAKRA,
  CHARACTER,
  EDGE,
  EDGE_TAKEN,
  END,
  EVALUATING,
  LAST_TURN,
  LINK,
  MISSION,
  MISSION_CARD,
  PASSED,
  PASSES_IN_A_ROW,
  PHASE,
  PLAYED_IN,
  PLAYER_TURN,
  POINTS,
  START,
  TOKENS,
  TURN,
} from './counters';
import { checkLatches } from './latches';
import { MATCH } from './match';
import { ASIDE, DECK, DISCARD, HAND, MISSION_DECK, MISSIONS, missionPlace, side, TABLE } from './places';
import { filler, plainMission } from './plain-cards';
import { type CharacterSetup, readSetup, type Setup, type SideSetup } from './setup';

interface Layout {
  readonly p: Play;
  readonly book: MythosBook;
}

const kindName = (kind: number): string => (kind === CHARACTER ? 'a character' : 'a mission');

function defFor(book: MythosBook, field: string, name: string, kind?: number): DefIndex {
  const def = defNamed(book, name);
  if (typeof def === 'string') throw new Error(`${field}: ${def}`);
  if (kind !== undefined && def.kind !== kind)
    throw new Error(`${field}: ${def.id} is not ${kindName(kind)}`);
  if (kind === undefined && def.kind === MISSION_CARD)
    throw new Error(`${field}: ${def.id} is a mission; missions stand in start.missions`);
  return def.index;
}

/** A new card, out of every zone. */
const newCard = ({ p }: Layout, def: DefIndex, seat: Seat): CardIndex =>
  looseCard(p, def, seat, TABLE + seat);

function layCards(at: Layout, seat: Seat, name: string, given: SideSetup): void {
  const { p, book } = at;
  for (let i = 0; i < given.filler; i++) addCard(p.s, defFor(book, name, filler()), seat, DECK + seat);
  const own: SideLayout = { p, seat, name, passing: TABLE + seat, defFor: (...at) => defFor(book, ...at) };
  layLoose(own, {
    deck: [DECK, given.deck],
    hand: [HAND, given.hand],
    field: 'discard',
    pile: [DISCARD, given.discard],
  });
  for (const card of given.missions)
    addCard(p.s, defFor(book, `${name}.missions`, card, MISSION_CARD), seat, ASIDE + seat);
}

function layCharacter(at: Layout, seat: Seat, field: string, mission: number, given: CharacterSetup): void {
  const { p, book } = at;
  const owner = given.owner === undefined ? seat : seatCalled(given.owner);
  const made = [given.card, ...given.under].map((name) =>
    newCard(at, defFor(book, field, name, CHARACTER), owner),
  );
  const o = enter(p, made[0], seat, side(seat, mission), given.hidden ? 1 : 0);
  o.cards = made;
  for (const card of made.slice(1)) p.s.cards.handle[card] = p.s.mint++;
  const knowing = given.knownTo?.map(seatCalled) ?? [seat, owner];
  const known =
    !given.hidden || given.seen ? EVERYONE : knowing.reduce((bits: number, one) => bits | knownTo(one), 0);
  for (const card of made) p.s.cards.knows[card] = known;
  o.marks[TOKENS] = given.tokens;
  if (given.playedLastTurn) o.marks[PLAYED_IN] = seat + 1;
}

/** Control links need their holder on the table, so they come after all characters. */
function layLinks(at: Layout, seat: Seat, name: string, given: SideSetup): void {
  for (const [mission, list] of Object.entries(given.at)) {
    const there: Obj[] = [];
    onSide(at.p, seat, Number(mission), (o) => there.push(o));
    list.forEach((one, i) => {
      if (one.linked === undefined) return;
      const field = `${name}.at.${mission}`;
      const taker = defFor(at.book, field, one.linked, CHARACTER);
      const holder = at.p.s.objs.find(
        (o) => o !== null && o.ctrl === seat && defOf(at.p, o).index === taker && o.down === 0,
      );
      if (holder === null || holder === undefined)
        throw new Error(`${field}: ${one.linked} is not face up on that side`);
      there[i].marks[LINK] = holder.id;
    });
  }
}

function layBoard(at: Layout, seat: Seat, name: string, given: SideSetup, inPlay: number): void {
  for (const [mission, list] of Object.entries(given.at)) {
    if (Number(mission) > inPlay)
      throw new Error(`${name}.at.${mission}: only missions 1 to ${inPlay} are in play`);
    for (const one of list) layCharacter(at, seat, `${name}.at.${mission}`, Number(mission), one);
  }
  layLinks(at, seat, name, given);
}

/** Ranks belong to the players in turn; who owns a mission in play matters to nobody. */
const missionOwner = (rank: number): Seat => (rank % 2 === 1 ? 0 : 1);

function layMissions(at: Layout, names: readonly string[], later: readonly string[]): void {
  const { p, book } = at;
  names.forEach((name, i) => {
    const owner = missionOwner(i + 1);
    const card = newCard(at, defFor(book, 'start.missions', name, MISSION_CARD), owner);
    enter(p, card, owner, missionPlace(i + 1));
  });
  const next = later.slice();
  while (names.length + next.length < MISSIONS) next.push(plainMission(names.length + next.length + 1));
  next.forEach((name, i) => {
    const owner = missionOwner(names.length + i + 1);
    const card = newCard(at, defFor(book, 'start.missionDeck', name, MISSION_CARD), owner);
    p.s.zones[MISSION_DECK].unshift(card);
  });
}

/** The missions in play: as many as turns have begun. */
function missionsOf({ start }: Setup): string[] {
  const { missions } = start;
  const begun = start.phase === 'start' ? 1 : 0;
  const turn = start.turn ?? (missions === undefined ? 1 : missions.length + begun);
  const inPlay = turn - begun;
  if (missions !== undefined && missions.length !== inPlay)
    throw new Error(`start.missions: ${inPlay} missions are in play then, and ${missions.length} are listed`);
  return missions ?? Array.from({ length: inPlay }, (_, i) => plainMission(i + 1));
}

/** Player turns 1 and 2 were `me` and `foe`'s last ones. */
function count(s: State, seat: Seat, given: SideSetup): void {
  s.num[CHAKRA + seat] = given.chakra;
  s.num[POINTS + seat] = given.points;
  s.num[PASSED + seat] = given.passed ? 1 : 0;
  const played = Object.values(given.at).some((list) => list.some((one) => one.playedLastTurn));
  s.num[LAST_TURN + seat] = given.passed ? -(seat + 1) : played ? seat + 1 : 0;
}

const PHASES = {
  start: { phase: START, step: MATCH.step.turnStart },
  action: { phase: ACTION, step: MATCH.step.action },
  mission: { phase: MISSION, step: MATCH.step.missionPhase },
  end: { phase: END, step: MATCH.step.endPhase },
};

/** Positions no match can reach are mistakes of the scenario. */
function check({ p, book }: Layout, setup: Setup, active: Seat): void {
  const { rules, shared } = book;
  for (const { seat, name } of SIDES) {
    if (setup.start.phase === 'action' && setup[name].passed && active === seat && rules.action.passIsFinal)
      throw new Error(`${name}.passed: the active player cannot have passed`);
  }
  for (const o of p.s.objs) {
    if (o === null || book.places[o.at].seat === null || o.down === 1) continue;
    const { lane } = book.places[o.at];
    const { index, name } = defOf(p, o);
    if (nameTaken(p, rules, shared.identity, o.ctrl, lane, shared.identity[index].name, o.id))
      throw new Error(`${SIDES[o.ctrl].name}.at.${lane}: two characters are called ${name.en} there`);
  }
}

function layPosition(at: Layout, setup: Setup): number {
  const { p } = at;
  const { s } = p;
  const { start } = setup;
  const missions = missionsOf(setup);
  layMissions(at, missions, start.missionDeck ?? []);
  s.num[TURN] = missions.length;
  s.num[PLAYER_TURN] = 2;
  for (const { seat, name } of SIDES) {
    layBoard(at, seat, name, setup[name], missions.length);
    count(s, seat, setup[name]);
  }
  const active = seatCalled(start.active ?? start.edge ?? 'me');
  s.num[ACTIVE] = active;
  s.num[PHASE] = PHASES[start.phase].phase;
  s.num[EVALUATING] = 0;
  const passes = SEATS.filter((seat) => s.num[PASSED + seat] === 1).length;
  s.num[EDGE_TAKEN] = passes > 0 ? 1 : 0;
  s.num[PASSES_IN_A_ROW] = passes;
  check(at, setup, active);
  // A text that two characters fit equally well asks before the match goes on, as it does in the middle of one.
  settle(p);
  while (checkLatches(p, at.book.shared));
  // Static effects of the position began to apply long ago: nothing waits because of them.
  s.fresh = [];
  return PHASES[start.phase].step;
}

export function arrange(plain: Book, given: unknown, facts: Fact[] | null = null): State {
  const setup = readSetup(given);
  const book = asMythos(plain);
  const s = blank(book, 'scenario');
  const at: Layout = { p: playing(book, s), book };
  for (const { seat, name } of SIDES) layCards(at, seat, name, setup[name]);
  const { start } = setup;
  s.num[EDGE] = seatCalled(start.edge ?? 'me');
  const match = begin(at.p, book.opening, 0, 0, null);
  if (start.setup === undefined) jump(match, layPosition(at, setup));
  else if (start.setup === true) {
    layMissions(at, [], start.missionDeck ?? []);
    jump(match, MATCH.step.openingDraw);
  }
  return open(book, s, facts);
}
