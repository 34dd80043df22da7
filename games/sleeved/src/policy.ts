// Players for balance figures (spec 13.1): they rate their own commits against sampled opposing commits, one round
// ahead. Invariant: a player uses what its seat knows: its own hand, open cards, and the set of cards it cannot see.
// Next: balance.ts, which counts what they do.

import type { DefIndex, PlaceIndex } from '@sleight/kernel/ids';
import { below, shuffle } from '@sleight/kernel/rng';
import { other, type Seat, type State } from '@sleight/kernel/state';
import { type Fighter, fight } from './combat';
import { compose } from './composition';
import { carriedBy, layersOf } from './layers';
import { ANIMALS, animalDeck, DECK, HAND, SLEEVES } from './places';
import { pointsFor } from './points';
import { asFighter } from './round';
import type { SleevedBook } from './rulebook';

/** Definitions: sleeve, animal, equipment bottom to top. */
export type LayerStack = readonly DefIndex[];

export const POLICIES = ['best-response', 'sample', 'random'] as const;
export type Policy = (typeof POLICIES)[number];

/** At most two pieces, as in 13.1; random commits may hold any number. */
const MOST_EQUIPMENT: Record<Policy, number> = { 'best-response': 2, sample: 2, random: 99 };
/** How many of its own commits a player rates, and against how many of the other's. */
const OWN: Record<Policy, number> = { 'best-response': 400, sample: 12, random: 1 };
const OPPOSING = 24;

interface Choice {
  /** How many equipment cards are in hand; the rest of `equipment` is in the deck. */
  readonly hand: number;
  readonly sleeves: readonly DefIndex[];
  readonly animals: readonly DefIndex[];
  readonly equipment: readonly DefIndex[];
}

const defsIn = (s: State, ...zones: PlaceIndex[]): DefIndex[] =>
  zones.flatMap((zone) => s.zones[zone].map((card) => s.cards.def[card]));

const own = (s: State, seat: Seat): Choice => ({
  hand: s.zones[HAND + seat].length,
  sleeves: defsIn(s, SLEEVES + seat),
  animals: defsIn(s, ANIMALS + seat),
  equipment: defsIn(s, HAND + seat),
});

/** The other seat's possible cards: hand and deck cannot be told apart. */
function possible(book: SleevedBook, s: State, foe: Seat): Choice {
  return {
    hand: s.zones[HAND + foe].length,
    sleeves: defsIn(s, SLEEVES + foe),
    animals: defsIn(s, ANIMALS + foe, animalDeck(book.rules, foe)),
    equipment: defsIn(s, HAND + foe, DECK + foe),
  };
}

const anyOf = (list: readonly DefIndex[], rng: number[]): DefIndex => list[below(rng, list.length)];

/** How many pieces a random commit holds: a coin tossed for every card in hand, or any number up to the limit. */
function randomCount(hand: number, most: number, rng: number[]): number {
  if (most < hand) return below(rng, most + 1);
  let heads = 0;
  for (let i = 0; i < hand; i++) heads += below(rng, 2);
  return heads;
}

function randomCommit(
  { hand, sleeves, animals, equipment }: Choice,
  most: number,
  rng: number[],
): LayerStack {
  const left = equipment.slice();
  const commit = [anyOf(sleeves, rng), anyOf(animals, rng)];
  for (let n = randomCount(hand, most, rng); n > 0; n--)
    commit.push(left.splice(below(rng, left.length), 1)[0]);
  return commit;
}

/** Every ordered choice of up to `most` equipment, equal copies counted once. */
function orders(equipment: readonly DefIndex[], most: number): DefIndex[][] {
  const all: DefIndex[][] = [[]];
  if (most === 0) return all;
  for (const first of new Set(equipment)) {
    const rest = equipment.slice();
    rest.splice(rest.indexOf(first), 1);
    for (const order of orders(rest, most - 1)) all.push([first, ...order]);
  }
  return all;
}

function allCommits({ sleeves, animals, equipment }: Choice, most: number): LayerStack[] {
  const stacks = orders(equipment, most);
  return sleeves.flatMap((sleeve) =>
    animals.flatMap((animal) => stacks.map((stack) => [sleeve, animal, ...stack])),
  );
}

/** Up to `count` of a player's commits: those that spend less first, in random order among themselves. */
function candidates(choice: Choice, most: number, count: number, rng: number[]): LayerStack[] {
  if (count < OWN['best-response'])
    return Array.from({ length: count }, () => randomCommit(choice, most, rng));
  const all = allCommits(choice, most);
  const places = all.map((_, i) => i);
  shuffle(rng, places);
  const kept = places.slice(0, count).map((i) => all[i]);
  return kept.toSorted((a, b) => a.length - b.length);
}

/** The commit with the best average lead in points against the sampled ones; of equals, one that spends less. */
export function choose(book: SleevedBook, s: State, seat: Seat, policy: Policy, rng: number[]): LayerStack {
  const { rules } = book;
  const most = Math.min(MOST_EQUIPMENT[policy], rules.maxEquipmentPerCard ?? MOST_EQUIPMENT[policy]);
  const mine = candidates(own(s, seat), most, OWN[policy], rng);
  if (mine.length === 1) return mine[0];
  const foe = other(seat);
  const fighterOf = (commit: LayerStack, whose: Seat): Fighter =>
    asFighter(compose(layersOf(book, commit), rules, carriedBy(s, whose)));
  const hidden = possible(book, s, foe);
  const against = Array.from({ length: OPPOSING }, () => fighterOf(randomCommit(hidden, most, rng), foe));
  let best = mine[0];
  let bestLead = Number.NEGATIVE_INFINITY;
  for (const commit of mine) {
    const me = fighterOf(commit, seat);
    let lead = 0;
    for (const them of against) {
      const outcome = fight(me, them);
      const healths = [me.health, them.health];
      lead += pointsFor(rules, outcome, healths, 0) - pointsFor(rules, outcome, healths, 1);
    }
    if (lead > bestLead) {
      bestLead = lead;
      best = commit;
    }
  }
  return best;
}
