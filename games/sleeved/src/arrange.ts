// Lays out the position a scenario describes, at a commit. `me` is seat 0. With `start: setup` a whole match begins.
// Invariant: nothing here is random, so a scenario cannot depend on the seed by its position.
// Next: setup.ts for the fields, expect.ts for what can be checked afterwards.

import type { Book, Def, Play } from '@sleight/kernel/book';
import { addCard, blank, open, playing } from '@sleight/kernel/decide';
import type { Fact } from '@sleight/kernel/fact';
import { begin } from '@sleight/kernel/frames';
import type { PlaceIndex } from '@sleight/kernel/ids';
import { jump } from '@sleight/kernel/procedure';
import { EVERYONE, type Seat, type State } from '@sleight/kernel/state';
import { putOn } from '@sleight/kernel/zones';
import { SIDES } from '@sleight/kit/position';
import { BONUS, ROUND, SCORE, TIMEOUTS, TOTAL_DAMAGE, TOTAL_HEALTH } from './counters';
import { gainEntries } from './history';
import {
  ANIMAL,
  ANIMALS,
  animalDeck,
  animalDiscard,
  DECK,
  DISCARD,
  EQUIPMENT,
  HAND,
  SLEEVE,
  SLEEVES,
  USED,
} from './places';
import { MATCH } from './round';
import { asSleeved, type SleevedBook } from './rulebook';
import { readSetup, type SideSetup, type StartSetup } from './setup';
import { start as startMatch } from './start';

const KIND_NAMES: ReadonlyMap<number, string> = new Map([
  [SLEEVE, 'a sleeve'],
  [ANIMAL, 'an animal'],
  [EQUIPMENT, 'equipment'],
]);

/** A card by its id or its English name. */
export function defNamed(book: Book, name: string): Def | undefined {
  const wanted = name.trim().toLowerCase();
  return book.defs.find(
    ({ index, id, name: { en } }) => index > 0 && (id === wanted || en.toLowerCase() === wanted),
  );
}

interface Layout {
  readonly p: Play;
  readonly book: SleevedBook;
  /** How many of each definition and owner are on the table. */
  readonly laid: Map<string, number>;
}

function defFor({ book }: Layout, field: string, name: string, kind: number): Def {
  const def = defNamed(book, name);
  if (def === undefined) throw new Error(`${field}: there is no card called "${name}"`);
  if (def.kind !== kind) throw new Error(`${field}: ${def.id} is not ${KIND_NAMES.get(kind)}`);
  return def;
}

const copiesOf = ({ book }: Layout, def: Def): number => {
  const card = book.cards[def.index - 1];
  return card.kind === 'equipment' ? card.copies : 1;
};

type Held = SideSetup['hand'][number];

/** Lays cards into a zone in the order listed. Nobody has more copies than there are. */
function lay(
  at: Layout,
  field: string,
  list: readonly (string | Held)[],
  kind: number,
  owner: Seat,
  zone: PlaceIndex,
): void {
  const { p, laid } = at;
  for (const one of list) {
    const { card: name, seen } = typeof one === 'string' ? { card: one, seen: false } : one;
    const def = defFor(at, field, name, kind);
    const key = `${owner} ${def.id}`;
    const n = (laid.get(key) ?? 0) + 1;
    if (n > copiesOf(at, def)) throw new Error(`${field}: there are not so many of ${def.id}`);
    laid.set(key, n);
    const card = addCard(p.s, def.index, owner, zone);
    p.s.zones[zone].pop();
    putOn(p, card, -1, zone);
    if (seen) p.s.cards.knows[card] = EVERYONE;
  }
}

const idsOf = (at: Layout, kind: number): string[] =>
  at.book.defs.filter((def) => def.kind === kind).map((def) => def.id);

function layAnimals(at: Layout, seat: Seat, field: string, hand: readonly Held[]): void {
  const isShared = at.book.rules.animalDeckMode === 'shared';
  lay(at, `${field}.animals`, hand, ANIMAL, isShared ? 0 : seat, ANIMALS + seat);
}

/** What lies in a deck and discard of animals; without a list the deck holds whatever is left. */
function layAnimalPiles(
  at: Layout,
  seat: Seat,
  field: string,
  piles: Pick<StartSetup, 'animalDeck' | 'animalDiscard'>,
): void {
  const { rules } = at.book;
  lay(at, `${field}.animalDiscard`, piles.animalDiscard, ANIMAL, seat, animalDiscard(rules, seat));
  const left = idsOf(at, ANIMAL).filter((id) => !at.laid.has(`${seat} ${id}`));
  const deck = piles.animalDeck ?? left;
  lay(at, `${field}.animalDeck`, deck.toReversed(), ANIMAL, seat, animalDeck(rules, seat));
}

function laySide(at: Layout, seat: Seat, name: string, side: SideSetup): void {
  const used = side.used.map((sleeve) => defFor(at, `${name}.used`, sleeve, SLEEVE).id);
  const free = idsOf(at, SLEEVE).filter((id) => !used.includes(id));
  if (free.length === 0) throw new Error(`${name}.used: then all sleeves would have returned`);
  lay(at, `${name}.sleeves`, free, SLEEVE, seat, SLEEVES + seat);
  lay(at, `${name}.used`, used, SLEEVE, seat, USED + seat);
  lay(at, `${name}.hand`, side.hand, EQUIPMENT, seat, HAND + seat);
  lay(at, `${name}.deck`, side.deck.toReversed(), EQUIPMENT, seat, DECK + seat);
  lay(at, `${name}.discard`, side.discard, EQUIPMENT, seat, DISCARD + seat);
}

function count({ p: { s } }: Layout, seat: Seat, side: SideSetup, round: number): void {
  s.num[SCORE + seat] = side.score;
  s.num[TOTAL_DAMAGE + seat] = side.damage;
  s.num[TOTAL_HEALTH + seat] = side.health;
  s.num[BONUS + seat] = side.initiative;
  s.num[TIMEOUTS + seat] = side.timeouts;
  const gain = { round: round - 1, damage: side.damage, health: side.health };
  s.log = [...s.log, ...gainEntries(seat, gain)];
}

/** Positions no match can reach are mistakes of the scenario. */
function check(
  { book: { rules }, p }: Layout,
  name: string,
  seat: Seat,
  side: SideSetup,
  round: number,
): void {
  if (p.s.zones[ANIMALS + seat].length === 0)
    throw new Error(`${name}.animals: a player needs one to commit`);
  if (round > rules.maxRounds) throw new Error(`start.round: there are ${rules.maxRounds} rounds`);
  if (rules.endMode === 'threshold' && side.score >= rules.pointsToWin)
    throw new Error(`${name}.score: ${side.score} points would have ended the match`);
  if (side.timeouts >= rules.timeoutsToForfeit)
    throw new Error(`${name}.timeouts: ${side.timeouts} would have lost the match`);
  if (rules.animalDeckMode === 'shared' && (side.animalDeck !== undefined || side.animalDiscard.length > 0))
    throw new Error(`${name}.animalDeck: these rules share the animals; say it under start`);
}

export function arrange(plain: Book, given: unknown, facts: Fact[] | null = null): State {
  const setup = readSetup(given);
  const book = asSleeved(plain);
  if (setup.start === 'setup') return startMatch(book, [{ cards: [] }, { cards: [] }], 'scenario');
  const { start } = setup;
  const s = blank(book, 'scenario');
  const at: Layout = { p: playing(book, s), book, laid: new Map() };
  for (const { seat, name } of SIDES) {
    laySide(at, seat, name, setup[name]);
    layAnimals(at, seat, name, setup[name].animals);
    count(at, seat, setup[name], start.round);
    check(at, name, seat, setup[name], start.round);
  }
  if (book.rules.animalDeckMode === 'shared') layAnimalPiles(at, 0, 'start', start);
  else for (const { seat, name } of SIDES) layAnimalPiles(at, seat, name, setup[name]);
  s.num[ROUND] = start.round;
  jump(begin(at.p, book.opening, 0, 0, null), MATCH.step.commit);
  return open(book, s, facts);
}
