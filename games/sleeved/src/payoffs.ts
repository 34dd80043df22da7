// The result of two commits: the fight, its points, and what each seat keeps.
// Invariant: it agrees with the played round (payoffs.test.ts), except for cards that are still unknown.
// Next: combat.ts, points.ts; evaluate.ts for the value of the outcome.

import type { Play } from '@sleight/kernel/book';
import { exp } from '@sleight/kernel/maths';
import type { Seat } from '@sleight/kernel/state';
import type { Commit, Payoffs, Weights } from '@sleight/kit/contract/thinking';
import type { Effect } from './cards/schema';
import { type Fighter, fight, type Outcome } from './combat';
import { isMet } from './effects';
import { type Kept, oddsBy, ownWeights, standingOf } from './evaluate';
import { endOf, pointsFor } from './points';
import { asSleeved, type SleevedBook } from './rulebook';

/** Positions in `Commit.numbers`. The effect is the definition of the card that carries it, or 0, and its layer's side. */
export const DAMAGE = 0;
export const HEALTH = 1;
export const INITIATIVE = 2;
export const SPENDS = 3;
export const ANIMAL_WORTH = 4;
export const EFFECT = 5;
export const SLEEVE = 6;

/** The surviving cards of a fight, for effects that depend on them. */
type Fallen = Outcome['destroyed'];
const FALLEN: readonly Fallen[] = [
  [false, false],
  [true, false],
  [false, true],
  [true, true],
];
const fallenAt = ([first, second]: Fallen): number => (first ? 1 : 0) + (second ? 2 : 0);

/** A commit as it goes into fights: how what its seat keeps multiplies seat 1's odds, for each way to fall. */
interface Ready {
  readonly fighter: Fighter;
  /** The same number for all commits that fight alike. */
  readonly kind: number;
  readonly keeps: readonly number[];
}

/** What a fight comes to but for what is kept: who fell, and seat 1's odds by points; a negative one ends in a draw. */
interface Fought {
  readonly fallen: number;
  readonly odds: number;
}

/** The effect in a commit's numbers. */
function effectNamed(book: SleevedBook, named: number): Effect | null {
  if (named === 0) return null;
  const parts = book.parts[Math.abs(named)];
  return (named < 0 ? parts.over?.stats.specialEffect : parts.under.stats.specialEffect) ?? null;
}

/** A seat's resources after its effect. */
function afterEffect(kept: Kept, effect: Effect | null, destroyed: Fallen, seat: Seat): Kept {
  if (effect === null || !isMet(effect.trigger, { destroyed }, seat)) return kept;
  const { action, timing } = effect;
  switch (action.type) {
    case 'draw_cards':
      return { ...kept, hand: kept.hand + action.count };
    case 'add_persistent_modifier':
      return { ...kept, [action.stat]: kept[action.stat] + action.amount };
    case 'modify_initiative':
      return timing === 'on_play' ? kept : { ...kept, initiative: action.amount };
    case 'attack_again':
      return kept;
  }
}

const EVEN = 0.5;
const DRAWN = -1;

const nameOf = ({ damage, health, initiative, again }: Fighter): string =>
  `${damage} ${health} ${initiative} ${again}`;

export function payoffs(p: Play, weights: Weights = ownWeights): Payoffs {
  const book = asSleeved(p.book);
  const { rules } = book;
  const { points, keeping } = oddsBy(weights, rules);
  const before = standingOf(p.s);
  const round = book.turn(p.s);
  const all = book.cards.filter(({ kind }) => kind === 'sleeve').length;

  const kinds = new Map<string, number>();
  function prepare(seat: Seat, { numbers }: Commit): Ready {
    const effect = effectNamed(book, numbers[EFFECT]);
    const kept: Kept = {
      damage: before.damage[seat],
      health: before.health[seat],
      initiative: 0,
      hand: before.hand[seat] - numbers[SPENDS],
      // Using the last sleeve returns all of them.
      sleeves: before.sleeves[seat] === 1 ? all : before.sleeves[seat] - 1,
    };
    const fighter = {
      damage: numbers[DAMAGE],
      health: numbers[HEALTH],
      initiative: numbers[INITIATIVE],
      again: effect?.action.type === 'attack_again',
    };
    const sign = seat === 0 ? -1 : 1;
    const keeps = FALLEN.map((fallen) => exp(sign * keeping(afterEffect(kept, effect, fallen, seat))));
    const name = nameOf(fighter);
    const kind = kinds.get(name) ?? kinds.size;
    kinds.set(name, kind);
    return { fighter, kind, keeps };
  }

  // The same commits are evaluated repeatedly, each time against another hand.
  const prepared = [new Map<Commit, Ready>(), new Map<Commit, Ready>()] as const;
  const ready =
    (seat: Seat) =>
    (commit: Commit): Ready => {
      const known = prepared[seat].get(commit) ?? prepare(seat, commit);
      prepared[seat].set(commit, known);
      return known;
    };

  function fought(first: Fighter, second: Fighter): Fought {
    const outcome = fight(first, second);
    const healths = [first.health, second.health];
    const score = [
      before.score[0] + pointsFor(rules, outcome, healths, 0),
      before.score[1] + pointsFor(rules, outcome, healths, 1),
    ] as const;
    const result = endOf(rules, round, score);
    const fallen = fallenAt(outcome.destroyed);
    if (result === null) return { fallen, odds: exp(-points(score)) };
    return { fallen, odds: result.winner === null ? DRAWN : result.winner === 0 ? 0 : Infinity };
  }

  // By the kinds of the two: many commits fight alike.
  const fights: Fought[][] = [];
  return (first, second) => {
    const columns = second.map(ready(1));
    return first.map(ready(0)).map((row) => {
      fights[row.kind] ??= [];
      const met = fights[row.kind];
      return columns.map((column) => {
        met[column.kind] ??= fought(row.fighter, column.fighter);
        const { fallen, odds } = met[column.kind];
        return odds === DRAWN ? EVEN : 1 / (1 + odds * row.keeps[fallen] * column.keeps[fallen]);
      });
    });
  };
}
