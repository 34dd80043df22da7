// Thinking about a decision that both seats make at once: never as if one side moved second.
// Invariant: the other seat's commits come from worlds that the view allows; one's own hand is hidden from it.
// Read next: regret.ts for the expert's mixture; a game's sealed.ts for what can be committed.

import {
  type Commit,
  type Play,
  playing,
  resample,
  type Sealed,
  type Seat,
  type State,
  view,
} from '@sleight/kernel';
import { below, nextWord } from '@sleight/kernel/rng';
import { clockFor } from '../clock';
import { imaginer } from '../imagine';
import { priorsFor } from '../lists';
import type { Considered, Position, Thinker, Thought } from '../player';
import { solve } from './regret';

/** Worlds, and so hands of the other seat, that each level looks at. */
const HARD_WORLDS = 8;
const EXPERT_WORLDS = 8;
/** Hands that the other seat imagines one to hold. */
const OWN_HANDS = 6;
/** A commit played less often than this is left out of the mixture: it is there for want of time. */
const RARE = 0.04;

export interface Table {
  readonly sealed: Sealed;
  readonly p: Play;
  readonly seat: Seat;
  readonly foe: Seat;
  readonly mine: readonly Commit[];
  /** Seat 0's chance to win when these two meet. */
  readonly payoff: (first: Commit, second: Commit) => number;
}

/** The table of a sealed decision, or null where this is none that the game can lay out. */
export function sealedTable({ judge, book, view: seen, seat }: Position): Table | null {
  const sealed = judge.thinking?.sealed;
  if (sealed === undefined || seen.strands === null) return null;
  const p = playing(book, seen);
  const mine = sealed.commits(p, seat);
  return { sealed, p, seat, foe: seat === 0 ? 1 : 0, mine, payoff: sealed.payoffs(p) };
}

/** One's own chance to win when these two meet. */
function gain({ payoff, seat }: Table, mine: Commit, theirs: Commit): number {
  return seat === 0 ? payoff(mine, theirs) : 1 - payoff(theirs, mine);
}

/** The thought that plays one of these commits, whole; the options are its first picks. */
function thoughtOf(commits: readonly Commit[], at: number, wins: readonly number[]): Thought {
  const [code, ...then] = commits[at].codes;
  const best = new Map<number, number>();
  commits.forEach(({ codes }, i) => {
    best.set(codes[0], Math.max(best.get(codes[0]) ?? 0, wins[i]));
  });
  const options = [...best].map(([first, win]): Considered => ({ code: first, win }));
  return { code, then, options: options.sort((a, b) => b.win - a.win) };
}

function oneOfTheBest(worths: readonly number[], rng: number[]): number {
  const most = Math.max(...worths);
  const best = worths.flatMap((worth, i) => (worth >= most - 1e-9 ? [i] : []));
  return best[below(rng, best.length)];
}

/** The strongest by itself. */
export const strongest = (table: Table, rng: number[]): Thought => {
  const at = oneOfTheBest(
    table.mine.map(({ strength }) => strength),
    rng,
  );
  return thoughtOf(
    table.mine,
    at,
    table.mine.map(() => 0.5),
  );
};

/** What each own commit gets on average against these, each list being what one hand may do. */
export function averages(table: Table, against: readonly (readonly Commit[])[]): number[] {
  return table.mine.map((mine) => {
    let sum = 0;
    for (const theirs of against) {
      let one = 0;
      for (const commit of theirs) one += gain(table, mine, commit);
      sum += one / theirs.length;
    }
    return sum / against.length;
  });
}

function inWorld(table: Table, world: State): readonly Commit[] {
  table.p.s = world;
  table.p.counted = -1;
  return table.sealed.commits(table.p, table.foe);
}

/** The best against anything that the other seat may commit to. */
function bestOnAverage(position: Position, table: Table, rng: number[]): Thought {
  const imagine = imaginer(position);
  const against = Array.from({ length: HARD_WORLDS }, () => inWorld(table, imagine(rng)));
  const wins = averages(table, against);
  return thoughtOf(table.mine, oneOfTheBest(wins, rng), wins);
}

/** A hand that the other seat, in this world, may imagine one to hold. */
function imaginedHand(position: Position, table: Table, world: State, rng: number[]): readonly Commit[] {
  const { book, lists, seat, view: seen } = position;
  const priors = priorsFor(lists, seen, seat);
  const blind = view(book, world, table.foe);
  table.p.s = resample(book, blind, priors[nextWord(rng) % priors.length], rng);
  table.p.counted = -1;
  return table.sealed.commits(table.p, seat);
}

/** An unexploitable mixture, as far as the budget goes. */
const mixed = (position: Position, table: Table, rng: number[], budget: Parameters<Thinker>[2]): Thought => {
  const spent = clockFor(budget);
  const imagine = imaginer(position);
  const worlds = Array.from({ length: EXPERT_WORLDS }, () => imagine(rng));
  const theirs = worlds.map((world) => inWorld(table, world));
  const own = [table.mine];
  for (let i = 0; i < OWN_HANDS; i++) own.push(imaginedHand(position, table, worlds[i % worlds.length], rng));
  const known = new Map<number, number[][]>();
  const of = (i: number, k: number): number[][] => {
    const key = i * theirs.length + k;
    const found = known.get(key) ?? own[i].map((mine) => theirs[k].map((other) => gain(table, mine, other)));
    known.set(key, found);
    return found;
  };
  const sizes = (types: readonly (readonly Commit[])[]): number[] => types.map(({ length }) => length);
  const { mix, gains } = solve({ own: sizes(own), theirs: sizes(theirs), of }, spent, rng);
  return thoughtOf(table.mine, drawn(mix, rng), gains);
};

function drawn(mix: readonly number[], rng: number[]): number {
  const often = mix.map((share) => (share < RARE ? 0 : share));
  let left = (nextWord(rng) / 4294967296) * often.reduce((sum, share) => sum + share, 0);
  for (let i = 0; i < often.length; i++) {
    left -= often[i];
    if (left < 0) return i;
  }
  return mix.indexOf(Math.max(...mix));
}

type Sealing = (position: Position, table: Table, rng: number[], budget: Parameters<Thinker>[2]) => Thought;

/** A level that commits in its own way where a decision is sealed. */
const orSealed =
  (sealing: Sealing, otherwise: Thinker): Thinker =>
  (position, rng, budget) => {
    const table = sealedTable(position);
    return table === null ? otherwise(position, rng, budget) : sealing(position, table, rng, budget);
  };

export const mediumOr = (otherwise: Thinker): Thinker =>
  orSealed((_position, table, rng) => strongest(table, rng), otherwise);
export const hardOr = (otherwise: Thinker): Thinker => orSealed(bestOnAverage, otherwise);
export const expertOr = (otherwise: Thinker): Thinker => orSealed(mixed, otherwise);
