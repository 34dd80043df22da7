// The expert level: information-set Monte Carlo tree search. Every iteration draws a world, follows the tree by what
// its seat can tell apart, judges a leaf and counts the result on the way back. It may be stopped at any time.
// Invariant: the other seat's picks are learned with one's own hidden cards drawn anew, so they cannot know them.
// Read next: tree.ts, choose.ts, leaf.ts; exact.ts for the end of a match.

import { clone, optionCodes, type Prior, pick, resample, type Seat, view } from '@sleight/kernel';
import { nextWord } from '@sleight/kernel/rng';
import { clockFor } from '../clock';
import { passBits } from '../kinds';
import { priorsFor } from '../lists';
import { bestOf, codesOf, onePly } from '../medium';
import { type Considered, type Position, type Thinker, type Thought, winChance } from '../player';
import { enter, isTurn, type Mind, mindOf, nextSeat, worth } from '../world';
import { imagined, mostPromising, rankEdges } from './choose';
import { type LeafPlan, leafValue } from './leaf';
import { BLIND, type Edge, type Eye, edgeOf, type Node, newNode, nodeAfter, TRUE } from './tree';

const FIRST_LOOK = { worlds: 4, looks: 16 };
const LEAF: LeafPlan = { turns: 4, atOnce: 0.5 };
/** Share of the iterations in which the other seat learns what to do. */
const BLIND_SHARE = 0.4;
/** A node is looked over option by option at this visit; before that its picks are equal at first sight. */
const LOOKED_OVER_AT = 2;
/** How much hotter an option is for each unit of log-odds. */
const HEAT = 1;
const UNIT = 4294967296;

interface Step {
  readonly edge: Edge;
  readonly mover: Seat;
  readonly eye: Eye;
  /** Is it learned from? The other seat learns from blind iterations only. */
  readonly counts: boolean;
}

interface Search extends Mind {
  readonly root: Node;
  readonly passes: number;
  /** What the other seat may believe the seat's own list to be. */
  readonly priors: readonly Prior[];
  readonly rng: number[];
  readonly shown: (code: number) => number;
}

/** First sight of every option that is open here, one pick ahead. */
function lookOver(m: Search, edges: readonly Edge[], mover: Seat): void {
  const before = m.p.s;
  for (const edge of edges) {
    if (edge.first >= 0) continue;
    enter(m, clone(before));
    pick(m.p, mover, edge.code);
    sight(edge, mover === m.seat ? worth(m) : -worth(m));
  }
  enter(m, before);
  rankEdges(edges);
}

function sight(edge: Edge, logOdds: number): void {
  edge.first = winChance(logOdds);
  edge.heat = Math.exp(HEAT * Math.max(-6, Math.min(6, logOdds)));
}

/** The seat's own hidden cards, drawn anew from what the other seat knows. */
function forgetOwn(m: Search): void {
  const theirs: Seat = m.seat === 0 ? 1 : 0;
  const prior = m.priors[nextWord(m.rng) % m.priors.length];
  enter(m, resample(m.p.book, view(m.p.book, m.p.s, theirs), prior, m.rng));
}

const openEdges = (node: Node, codes: readonly number[], n: number): Edge[] => {
  const open: Edge[] = [];
  for (let i = 0; i < n; i++) open.push(edgeOf(node, codes[i]));
  return open;
};

/** Follows the tree to a leaf, and says by which steps. */
function descend(m: Search, steps: Step[]): void {
  const { p, seat, rng } = m;
  const learnsTheirs = nextWord(rng) < BLIND_SHARE * UNIT;
  let eye: Eye = TRUE;
  let node = m.root;
  for (;;) {
    const mover = nextSeat(m);
    if (mover === null) return;
    if (mover !== seat && learnsTheirs && eye === TRUE && isTurn(m)) {
      forgetOwn(m);
      eye = BLIND;
    }
    const codes = optionCodes(p, mover);
    const isSealed = mover !== seat && p.s.strands !== null;
    if (codes.n === 1 || isSealed) {
      pick(p, mover, codes.list[codes.n === 1 ? 0 : nextWord(rng) % codes.n]);
      continue;
    }
    const isNew = node.visits++ === 0;
    if (isNew && node !== m.root) return;
    const open = openEdges(node, codes.list, codes.n);
    if (node.visits >= LOOKED_OVER_AT && open.some((edge) => edge.first < 0)) lookOver(m, open, mover);
    const isLearned = mover === seat || eye === BLIND;
    const edge = isLearned
      ? mostPromising(node, open, mover === seat ? eye : BLIND)
      : imagined(node, open, rng);
    steps.push({
      edge,
      mover,
      eye: mover === seat ? eye : BLIND,
      counts: isLearned && (learnsTheirs ? eye === BLIND : true),
    });
    pick(p, mover, edge.code);
    node = nodeAfter(node, mover === seat ? edge.code : m.shown(edge.code));
  }
}

function iterate(m: Search): void {
  enter(m, m.imagine(m.rng));
  const steps: Step[] = [];
  descend(m, steps);
  const value = leafValue(m, LEAF, m.passes, m.rng);
  for (const { edge, mover, eye, counts } of steps) {
    if (!counts) continue;
    edge.visits[eye]++;
    edge.wins[eye] += mover === m.seat ? value : 1 - value;
  }
}

function searchFor(position: Position, rng: number[]): Search {
  const { judge, seat, view: seen } = position;
  return {
    ...mindOf(position),
    root: newNode(),
    passes: passBits(judge.thinking?.passes),
    priors: priorsFor(position.lists, seen, seat),
    rng,
    shown: judge.thinking?.shown ?? ((code) => code),
  };
}

/** Most visited first; among equals the one that won more. */
function thoughtOf({ root }: Search): Thought {
  const edges = [...root.edges.values()].sort((a, b) => b.visits[TRUE] - a.visits[TRUE] || b.first - a.first);
  const options = edges.map(
    ({ code, first, visits, wins }): Considered => ({
      code,
      win: visits[TRUE] === 0 ? first : wins[TRUE] / visits[TRUE],
    }),
  );
  return { code: edges[0].code, options };
}

export const expert: Thinker = (position, rng, budget) => {
  const codes = codesOf(position);
  if (codes.length === 1) return { code: codes[0], options: [] };
  const spent = clockFor(budget);
  const first = onePly(position, codes, FIRST_LOOK, rng);
  if (position.view.strands !== null) return bestOf(codes, first, rng);
  const m = searchFor(position, rng);
  codes.forEach((code, i) => {
    sight(edgeOf(m.root, code), first[i]);
  });
  rankEdges([...m.root.edges.values()]);
  do iterate(m);
  while (!spent());
  return thoughtOf(m);
};
