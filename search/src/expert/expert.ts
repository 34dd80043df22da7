// The expert level: information-set Monte Carlo tree search. Every iteration samples a world, follows the tree by what
// its seat can distinguish, evaluates a leaf and counts the result on the way back. It can be stopped at any time.
// Invariant: the other seat's picks are learned with this seat's hidden cards resampled, so they cannot depend on them.
// Read next: tree.ts, choose.ts, leaf.ts; plan.ts for the parameters; exact.ts for the end of a match.

import { clone, type Prior, pick, resample, type Seat, view } from '@sleight/kernel';
import { codeKind } from '@sleight/kernel/code';
import type { OptionCode } from '@sleight/kernel/ids';
import { exp } from '@sleight/kernel/maths';
import { nextWord } from '@sleight/kernel/rng';
import { clockFor, type Spent } from '../clock';
import { type Depth, exactly } from '../exact';
import { bestFew, deepen } from '../hard';
import { kindBits } from '../kinds';
import { priorsFor } from '../lists';
import { bestOf, codesOf, onePly } from '../medium';
import {
  type Budget,
  type Position,
  type RatedOption,
  type Thinker,
  type Thought,
  winChance,
} from '../player';
import { enter, isTurn, type Mind, mindOf, nextSeat, roundOf, sensibleCodes, worth } from '../world';
import { imagined, mostPromising, rankEdges } from './choose';
import { leafValue } from './leaf';
import { planFor, type SearchPlan } from './plan';
import { newSights, remember, type Sights, usualChange } from './sights';
import { BLIND, type Edge, type Eye, edgeOf, type Node, newNode, nodeAfter, TRUE } from './tree';

const FIRST_LOOK = { worlds: 4, looks: 16 };
/** Down to this depth every pick is tried for a first sight; deeper, its average change is used. */
const NEAR = 1;
/** The iterations that pay for one world of looking ahead. */
const PER_WORLD = 100;
const UNIT = 4294967296;
/** How far the end of a match is played out in full. */
const END: Depth = { worlds: 3, positions: 800 };
/** Near equals: a share of the best option's visits, and a margin in its wins. */
const NEAR_VISITS = 0.5;
const NEAR_WIN = 0.01;
/** A cap on log-odds. */
const HOTTEST = 6;

interface Step {
  readonly node: Node;
  readonly edge: Edge;
  readonly mover: Seat;
  readonly eye: Eye;
}

interface Search extends Mind {
  readonly plan: SearchPlan;
  readonly root: Node;
  readonly sights: Sights;
  /** The last round of playouts. */
  readonly last: number;
  readonly bluffs: number;
  /** The other seat's possible beliefs about both lists. */
  readonly priors: readonly Prior[];
  readonly rng: number[];
  readonly shown: (code: OptionCode) => OptionCode;
}

const worthTo = (m: Search, mover: Seat): number => (mover === m.seat ? worth(m) : -worth(m));

function sight({ heat, firstSight }: SearchPlan, edge: Edge, logOdds: number): void {
  edge.first = winChance(logOdds);
  edge.sure = firstSight;
  edge.heat = exp(heat * Math.max(-HOTTEST, Math.min(HOTTEST, logOdds)));
}

/** First sight of every available option: one pick ahead, or the average change of such picks. */
function lookOver(m: Search, edges: readonly Edge[], mover: Seat, isNear: boolean): void {
  const before = m.p.s;
  const now = worthTo(m, mover);
  for (const edge of edges) {
    if (edge.first >= 0) continue;
    const usual = isNear ? null : usualChange(m.sights, mover, edge.code);
    if (usual !== null) {
      sight(m.plan, edge, now + usual);
      continue;
    }
    enter(m, clone(before));
    pick(m.p, mover, edge.code);
    const then = worthTo(m, mover);
    remember(m.sights, mover, edge.code, then - now);
    sight(m.plan, edge, then);
  }
  enter(m, before);
  rankEdges(edges);
}

/** The seat's own hidden cards, resampled from what the other seat knows. */
function forgetOwn(m: Search): void {
  const theirs: Seat = m.seat === 0 ? 1 : 0;
  const prior = m.priors[nextWord(m.rng) % m.priors.length];
  enter(m, resample(m.p.book, view(m.p.book, m.p.s, theirs), prior, m.rng));
}

function openEdges(node: Node, codes: readonly OptionCode[]): { open: Edge[]; isNew: boolean } {
  const open: Edge[] = [];
  let isNew = false;
  for (const code of codes) {
    const edge = edgeOf(node, code);
    if (edge.first < 0) isNew = true;
    open.push(edge);
  }
  return { open, isNew };
}

/**
 * Follows the tree to a leaf, and records the steps to learn from. In some iterations the seat's own cards are resampled
 * before the other seat's first turn: from there on both seats learn, blind. In the others the seat itself
 * learns, and the other seat plays what it has learned so far.
 */
function descend(m: Search, steps: Step[]): void {
  const { p, seat, rng, plan } = m;
  const isForThem = nextWord(rng) < plan.blindShare * UNIT;
  let eye: Eye = TRUE;
  let node = m.root;
  let depth = 0;
  for (;;) {
    const mover = nextSeat(m);
    if (mover === null) return;
    const isMine = mover === seat;
    if (!isMine && isForThem && eye === TRUE && isTurn(m)) {
      forgetOwn(m);
      eye = BLIND;
    }
    const codes = sensibleCodes(p, mover, m.judge);
    const isSealed = !isMine && p.s.strands !== null;
    if (codes.length === 1 || isSealed) {
      pick(p, mover, codes[codes.length === 1 ? 0 : nextWord(rng) % codes.length]);
      continue;
    }
    if (node.visits++ === 0 && node !== m.root) return;
    const { open, isNew } = openEdges(node, codes);
    if (isNew) lookOver(m, open, mover, depth <= NEAR);
    const knows = isMine || eye === BLIND;
    const edge = knows ? mostPromising(plan, node, open, eye) : imagined(plan, node, open, rng);
    if (knows && isForThem === (eye === BLIND)) steps.push({ node, edge, mover, eye });
    pick(p, mover, edge.code);
    node = nodeAfter(node, isMine ? edge.code : m.shown(edge.code));
    depth++;
  }
}

function iterate(m: Search): void {
  enter(m, m.imagine(m.rng));
  const steps: Step[] = [];
  descend(m, steps);
  const value = leafValue(m, m.plan, m.last, m.rng);
  for (const { node, edge, mover, eye } of steps) {
    const won = mover === m.seat ? value : 1 - value;
    edge.visits[eye]++;
    edge.wins[eye] += won;
    node.counted[eye]++;
    node.surprise[eye] += won - edge.first;
  }
}

function searchFor(position: Position, plan: SearchPlan, rng: number[]): Search {
  const { judge, seat, view: seen } = position;
  return {
    ...mindOf(position),
    plan,
    root: newNode(),
    sights: newSights(),
    last: roundOf(position.book, judge, seen) + plan.rounds - 1,
    bluffs: kindBits(judge.thinking?.bluffs),
    priors: priorsFor(position.lists, seen, seat),
    rng,
    shown: judge.thinking?.shown ?? ((code) => code),
  };
}

const winOf = ({ first, visits, wins }: Edge): number =>
  visits[TRUE] === 0 ? first : wins[TRUE] / visits[TRUE];

/** Time for looking ahead: a share of it, or one world per number of iterations. */
const aheadClock = ({ aheadShare }: SearchPlan, budget: Budget): Spent =>
  clockFor(
    'ms' in budget
      ? { ...budget, ms: budget.ms * aheadShare }
      : { iterations: Math.ceil(budget.iterations / PER_WORLD) - 1 },
  );

/** The root's first sight: its best options searched as by the hard level, the others no better than those. */
function lookAhead(
  { plan, root, rng }: Search,
  position: Position,
  codes: readonly OptionCode[],
  first: readonly number[],
  budget: Budget,
): void {
  const kept = bestFew(codes, first, plan.ahead.kept);
  const values = deepen(position, kept, plan.ahead, aheadClock(plan, budget), rng);
  const least = Math.min(...values);
  codes.forEach((code, i) => {
    const at = kept.indexOf(code);
    const edge = edgeOf(root, code);
    sight(plan, edge, at < 0 ? Math.min(first[i], least) : values[at]);
    edge.sure = plan.aheadSight;
  });
  rankEdges([...root.edges.values()]);
}

/** Most visited first. Between near equals that hide something or pass it mixes, so that it cannot be read. */
function thoughtOf({ root, bluffs, rng }: Search): Thought {
  const edges = [...root.edges.values()].sort((a, b) => b.visits[TRUE] - a.visits[TRUE] || b.first - a.first);
  const [best] = edges;
  const isNear = (edge: Edge): boolean =>
    (bluffs & (1 << codeKind(edge.code))) !== 0 &&
    edge.visits[TRUE] >= NEAR_VISITS * best.visits[TRUE] &&
    winOf(edge) >= winOf(best) - NEAR_WIN;
  const near = isNear(best) ? edges.filter(isNear) : [best];
  const options = edges.map((edge): RatedOption => ({ code: edge.code, win: winOf(edge) }));
  return { code: near[nextWord(rng) % near.length].code, options };
}

/** Near the end: the best certain option, and of equals the one that looks best. */
function certain(codes: readonly OptionCode[], values: readonly number[], first: readonly number[]): Thought {
  const order = codes.map((_, i) => i).sort((a, b) => values[b] - values[a] || first[b] - first[a]);
  const options = order.map((i): RatedOption => ({ code: codes[i], win: values[i] }));
  return { code: options[0].code, options };
}

export const expertWith =
  (plan: SearchPlan): Thinker =>
  (position, rng, budget) => {
    const codes = codesOf(position);
    if (codes.length === 1) return { code: codes[0], options: [] };
    const spent = clockFor(budget);
    const first = onePly(position, codes, FIRST_LOOK, rng);
    if (position.view.strands !== null) return bestOf(codes, first, rng);
    const values = exactly(position, codes, END, rng);
    if (values !== null) return certain(codes, values, first);
    const m = searchFor(position, plan, rng);
    lookAhead(m, position, codes, first, budget);
    do iterate(m);
    while (!spent());
    return thoughtOf(m);
  };

export const expert: Thinker = (position, rng, budget) =>
  expertWith(planFor(position.judge.thinking))(position, rng, budget);
