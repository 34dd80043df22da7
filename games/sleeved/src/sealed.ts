// The commit as a matrix game, for players that think: what a seat can commit to, and what two commits come to.
// Invariant: compositions with equal resolved stats are one commit, the one that spends least; what another beats in
// everything is left out.
// Next: evaluate.ts for what the outcome is worth, commit.ts for the picks.

import type { Play } from '@sleight/kernel/book';
import { optionCode } from '@sleight/kernel/code';
import type { Commit, Sealed } from '@sleight/kernel/game';
import type { Seat } from '@sleight/kernel/state';
import type { Effect } from './cards/schema';
import { type Fighter, fight, type Outcome } from './combat';
import { COMMIT, cardsOf, EQUIP, PICK_ANIMAL, PICK_SLEEVE } from './commit';
import { type Composition, compose } from './composition';
import { isMet } from './effects';
import { oddsOf, standingOf } from './evaluate';
import { carriedBy, layersOf } from './layers';
import { ANIMALS, HAND, SLEEVES } from './places';
import { endOf, pointsFor } from './points';
import { asSleeved, type SleevedBook } from './rulebook';

/** More pieces than this hardly ever resolve to anything new. */
const MOST_EQUIPMENT = 3;

/** Positions in `Commit.numbers`. The effect is the definition of the card that carries it, or 0, and its layer's side. */
const DAMAGE = 0;
const HEALTH = 1;
const INITIATIVE = 2;
const SPENDS = 3;
const ANIMAL_WORTH = 4;
const EFFECT = 5;
const SLEEVE = 6;

/** A stack of definitions: sleeve, animal, equipment bottom to top. */
type Stack = readonly number[];

const defsIn = ({ s }: Play, zone: number): number[] => s.zones[zone].map((card) => s.cards.def[card]);

/** Every ordered choice of up to `most` of these, equal copies counted once. */
function orders(equipment: readonly number[], most: number): number[][] {
  const all: number[][] = [[]];
  if (most <= 0) return all;
  for (const first of new Set(equipment)) {
    const rest = equipment.slice();
    rest.splice(rest.indexOf(first), 1);
    for (const order of orders(rest, most - 1)) all.push([first, ...order]);
  }
  return all;
}

/** Whole stacks that begin with what the seat has picked already. */
function stacksOf(p: Play, seat: Seat): Stack[] {
  const strand = p.s.strands?.[seat];
  const picked = strand === undefined ? [] : cardsOf(strand[0]).map((card) => p.s.cards.def[card]);
  const [sleeve, animal, ...worn] = picked;
  const left = defsIn(p, HAND + seat);
  for (const def of worn) left.splice(left.indexOf(def), 1);
  const most = asSleeved(p.book).rules.maxEquipmentPerCard ?? MOST_EQUIPMENT;
  const extras = orders(left, Math.min(most, MOST_EQUIPMENT) - worn.length);
  const sleeves = sleeve === undefined ? defsIn(p, SLEEVES + seat) : [sleeve];
  const animals = animal === undefined ? [...new Set(defsIn(p, ANIMALS + seat))] : [animal];
  return sleeves.flatMap((one) =>
    animals.flatMap((two) => extras.map((extra) => [one, two, ...worn, ...extra])),
  );
}

/** The definition whose effect is active; negative if it is the sleeve's side above everything. */
function effectOf(stack: Stack, { active, layers }: Composition): number {
  const at = active.specialEffect;
  if (at < 0) return 0;
  return layers[at].part === 'foreground' ? -stack[0] : stack[at];
}

function numbersOf(book: SleevedBook, stack: Stack, card: Composition): number[] {
  const { damage = 0, health = 0 } = book.parts[stack[1]].under.stats;
  return [
    card.damage.total,
    card.health.total,
    card.initiative.total,
    stack.length - 2,
    damage + health,
    effectOf(stack, card),
    stack[0],
  ];
}

function codesOf(stack: Stack, from: number): number[] {
  const kinds = [PICK_SLEEVE, PICK_ANIMAL];
  return [
    ...stack.slice(from).map((def, i) => optionCode(kinds[from + i] ?? EQUIP, def)),
    optionCode(COMMIT),
  ];
}

/** As good in everything, with the same sleeve and the same effect or against none. */
function beats(a: readonly number[], b: readonly number[]): boolean {
  const isComparable = a[SLEEVE] === b[SLEEVE] && a[EFFECT] === b[EFFECT];
  return (
    isComparable &&
    a[DAMAGE] >= b[DAMAGE] &&
    a[HEALTH] >= b[HEALTH] &&
    a[INITIATIVE] >= b[INITIATIVE] &&
    a[SPENDS] <= b[SPENDS] &&
    a[ANIMAL_WORTH] <= b[ANIMAL_WORTH]
  );
}

function commits(p: Play, seat: Seat): Commit[] {
  const book = asSleeved(p.book);
  const strand = p.s.strands?.[seat];
  const from = strand === undefined ? 0 : cardsOf(strand[0]).length;
  const carried = carriedBy(p.s, seat);
  const different = new Map<string, { stack: Stack; numbers: number[] }>();
  for (const stack of stacksOf(p, seat)) {
    const numbers = numbersOf(book, stack, compose(layersOf(book, stack), book.rules, carried));
    const key = numbers.filter((_, i) => i !== SPENDS).join(' ');
    const before = different.get(key);
    if (before === undefined || numbers[SPENDS] < before.numbers[SPENDS])
      different.set(key, { stack, numbers });
  }
  const all = [...different.values()];
  const kept = all.filter(
    ({ numbers }, i) =>
      !all.some(
        (one, j) => j !== i && beats(one.numbers, numbers) && (!beats(numbers, one.numbers) || j < i),
      ),
  );
  return kept.map(({ stack, numbers }) => ({
    codes: codesOf(stack, from),
    strength: numbers[DAMAGE] + numbers[HEALTH] + numbers[INITIATIVE],
    numbers,
  }));
}

/** The effect that a commit's numbers name. */
function effectNamed(book: SleevedBook, named: number): Effect | null {
  if (named === 0) return null;
  const parts = book.parts[Math.abs(named)];
  return (named < 0 ? parts.over?.stats.specialEffect : parts.under.stats.specialEffect) ?? null;
}

const fighterOf = ({ numbers }: Commit, effect: Effect | null): Fighter => ({
  damage: numbers[DAMAGE],
  health: numbers[HEALTH],
  initiative: numbers[INITIATIVE],
  again: effect?.action.type === 'attack_again',
});

/** A seat's numbers after the round. */
interface After {
  score: number;
  damage: number;
  health: number;
  initiative: number;
  hand: number;
}

/** What a seat's effect leaves behind. */
function leave(effect: Effect | null, outcome: Outcome, seat: Seat, to: After): void {
  if (effect === null || !isMet(effect.trigger, outcome, seat)) return;
  const { action, timing } = effect;
  if (action.type === 'draw_cards') to.hand += action.count;
  else if (action.type === 'add_persistent_modifier') to[action.stat] += action.amount;
  else if (action.type === 'modify_initiative' && timing !== 'on_play') to.initiative = action.amount;
}

const EVEN = 0.5;
const chance = (logOdds: number): number => 1 / (1 + Math.exp(-logOdds));

function payoffs(p: Play): (first: Commit, second: Commit) => number {
  const book = asSleeved(p.book);
  const { rules } = book;
  const before = standingOf(p.s);
  const round = book.turn(p.s);
  const all = book.cards.filter(({ kind }) => kind === 'sleeve').length;
  // The last sleeve brings all of them back.
  const [left, leftToThem] = before.sleeves.map((n) => (n === 1 ? all : n - 1));
  const start = (seat: Seat, { numbers }: Commit): After => ({
    score: before.score[seat],
    damage: before.damage[seat],
    health: before.health[seat],
    initiative: 0,
    hand: before.hand[seat] - numbers[SPENDS],
  });
  return (first, second) => {
    const [mine, theirs] = [
      effectNamed(book, first.numbers[EFFECT]),
      effectNamed(book, second.numbers[EFFECT]),
    ];
    const outcome = fight(fighterOf(first, mine), fighterOf(second, theirs));
    const healths = [first.numbers[HEALTH], second.numbers[HEALTH]];
    const [a, b] = [start(0, first), start(1, second)];
    leave(mine, outcome, 0, a);
    leave(theirs, outcome, 1, b);
    a.score += pointsFor(rules, outcome, healths, 0);
    b.score += pointsFor(rules, outcome, healths, 1);
    const result = endOf(rules, round, [a.score, b.score]);
    if (result !== null) return result.winner === null ? EVEN : result.winner === 0 ? 1 : 0;
    return chance(
      oddsOf(
        {
          score: [a.score, b.score],
          damage: [a.damage, b.damage],
          health: [a.health, b.health],
          initiative: [a.initiative, b.initiative],
          hand: [a.hand, b.hand],
          sleeves: [left, leftToThem],
        },
        rules,
      ),
    );
  };
}

export const sealed: Sealed = { commits, payoffs };
