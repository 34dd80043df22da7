// The commit as a matrix game, for players that think: a seat's possible commits, and the result of each pair.
// Invariant: compositions with equal resolved stats are one commit, the cheapest one; dominated commits
// are left out.
// Next: payoffs.ts for the results, commit.ts for the picks.

import type { Play } from '@sleight/kernel/book';
import { optionCode } from '@sleight/kernel/code';
import type { DefIndex, OptionCode, PlaceIndex } from '@sleight/kernel/ids';
import type { Seat } from '@sleight/kernel/state';
import type { Commit, Sealed } from '@sleight/kit/contract/thinking';
import { STATS } from './cards/schema';
import { COMMIT, cardsOf, EQUIP, PICK_ANIMAL, PICK_SLEEVE } from './commit';
import { type Composition, compose } from './composition';
import { carriedBy, layersOf } from './layers';
import { ANIMAL_WORTH, DAMAGE, EFFECT, HEALTH, INITIATIVE, payoffs, SLEEVE, SPENDS } from './payoffs';
import { ANIMALS, HAND, SLEEVES } from './places';
import { asSleeved, type SleevedBook } from './rulebook';

/** More pieces than this rarely give anything new. */
const MOST_EQUIPMENT = 3;

/** A stack of definitions: sleeve, animal, equipment bottom to top. */
type Stack = readonly DefIndex[];

const defsIn = ({ s }: Play, zone: PlaceIndex): DefIndex[] => s.zones[zone].map((card) => s.cards.def[card]);

/** Every ordered choice of up to `most` of these, equal copies counted once. */
function orders(equipment: readonly DefIndex[], most: number): DefIndex[][] {
  const all: DefIndex[][] = [[]];
  if (most <= 0) return all;
  for (const first of new Set(equipment)) {
    const rest = equipment.slice();
    rest.splice(rest.indexOf(first), 1);
    for (const order of orders(rest, most - 1)) all.push([first, ...order]);
  }
  return all;
}

/** Orders with a different result: only the topmost piece counts for each stat, and fewer pieces are better. */
function differentOrders({ parts }: SleevedBook, all: readonly DefIndex[][]): DefIndex[][] {
  const shortest = new Map<string, DefIndex[]>();
  for (const order of all) {
    const shown = STATS.map((stat) => order.findLast((def) => parts[def].under.stats[stat] !== undefined));
    const key = shown.join();
    const before = shortest.get(key);
    if (before === undefined || order.length < before.length) shortest.set(key, order);
  }
  return [...shortest.values()];
}

/** Whole stacks that begin with the seat's earlier picks. */
function stacksOf(p: Play, seat: Seat): Stack[] {
  const book = asSleeved(p.book);
  const strand = p.s.strands?.[seat];
  const picked = strand === undefined ? [] : cardsOf(strand[0]).map((card) => p.s.cards.def[card]);
  const [sleeve, animal, ...worn] = picked;
  const left = defsIn(p, HAND + seat);
  for (const def of worn) left.splice(left.indexOf(def), 1);
  const most = book.rules.maxEquipmentPerCard ?? MOST_EQUIPMENT;
  const extras = differentOrders(book, orders(left, Math.min(most, MOST_EQUIPMENT) - worn.length));
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

function codesOf(stack: Stack, from: number): OptionCode[] {
  const kinds = [PICK_SLEEVE, PICK_ANIMAL];
  return [
    ...stack.slice(from).map((def, i) => optionCode(kinds[from + i] ?? EQUIP, def)),
    optionCode(COMMIT),
  ];
}

/** Of the same sleeve and effect: as good in everything. */
function beats(a: readonly number[], b: readonly number[]): boolean {
  return (
    a[DAMAGE] >= b[DAMAGE] &&
    a[HEALTH] >= b[HEALTH] &&
    a[INITIATIVE] >= b[INITIATIVE] &&
    a[SPENDS] <= b[SPENDS] &&
    a[ANIMAL_WORTH] <= b[ANIMAL_WORTH]
  );
}

interface Composed {
  readonly stack: Stack;
  readonly numbers: readonly number[];
}

/** The non-dominated ones; of two equals the first. */
const unbeaten = (all: readonly Composed[]): Composed[] =>
  all.filter(
    ({ numbers }, i) =>
      !all.some(
        (one, j) => j !== i && beats(one.numbers, numbers) && (j < i || !beats(numbers, one.numbers)),
      ),
  );

function commits(p: Play, seat: Seat): Commit[] {
  const book = asSleeved(p.book);
  const strand = p.s.strands?.[seat];
  const from = strand === undefined ? 0 : cardsOf(strand[0]).length;
  const carried = carriedBy(p.s, seat);
  const comparable = new Map<string, Composed[]>();
  for (const stack of stacksOf(p, seat)) {
    const numbers = numbersOf(book, stack, compose(layersOf(book, stack), book.rules, carried));
    const kind = `${numbers[SLEEVE]} ${numbers[EFFECT]}`;
    const before = comparable.get(kind);
    if (before === undefined) comparable.set(kind, [{ stack, numbers }]);
    else before.push({ stack, numbers });
  }
  return [...comparable.values()].flatMap(unbeaten).map(({ stack, numbers }) => ({
    codes: codesOf(stack, from),
    strength: numbers[DAMAGE] + numbers[HEALTH] + numbers[INITIATIVE],
    numbers,
  }));
}

export const sealed: Sealed = { commits, payoffs };
