// Selects the edge of an iteration: upper confidence bounds that count how often an edge was available, guided by the
// first sight of each pick, over few options at first and more with every visit.
// Read next: tree.ts for the counts.

import { codeA, codeKind } from '@sleight/kernel/code';
import { power } from '@sleight/kernel/maths';
import { nextWord } from '@sleight/kernel/rng';
import type { SearchPlan } from './plan';
import { BLIND, type Edge, type Eye, type Node } from './tree';

const widthAt = ({ narrowest, widening }: SearchPlan, visits: number): number =>
  narrowest + Math.floor(power(visits, widening));

/** Ranks the edges of each card or mode by first sight, so that widening opens one target of each first. */
export function rankEdges(edges: readonly Edge[]): void {
  const counts = new Map<number, number>();
  for (const edge of edges.toSorted((a, b) => b.first - a.first)) {
    const group = (codeKind(edge.code) << 12) | codeA(edge.code);
    edge.rank = counts.get(group) ?? 0;
    counts.set(group, edge.rank + 1);
  }
}

/** The available edges that a node with this many visits considers. */
function widened(plan: SearchPlan, node: Node, open: readonly Edge[]): readonly Edge[] {
  const width = widthAt(plan, node.visits);
  if (open.length <= width) return open;
  return open.toSorted((a, b) => a.rank - b.rank || b.first - a.first).slice(0, width);
}

/** The best bound. Every available edge is counted as available, considered or not. */
export function mostPromising(plan: SearchPlan, node: Node, open: readonly Edge[], eye: Eye): Edge {
  const { explore } = plan;
  // Replies make most picks look worse than at first sight; untried ones are discounted by as much.
  const surprise = node.counted[eye] === 0 ? 0 : node.surprise[eye] / node.counted[eye];
  const looked = widened(plan, node, open);
  let heat = 0;
  for (const edge of looked) heat += edge.heat;
  let best = looked[0];
  let bound = -Infinity;
  for (const edge of looked) {
    edge.open[eye]++;
    const visits = edge.visits[eye];
    const known = (edge.wins[eye] + edge.sure * (edge.first + surprise)) / (visits + edge.sure);
    const curious = (explore * (edge.heat / heat) * Math.sqrt(edge.open[eye])) / (1 + visits);
    if (known + curious > bound) {
      bound = known + curious;
      best = edge;
    }
  }
  return best;
}

/** A pick of the other seat, as often as it seemed right without knowing this seat's cards. */
export function imagined(plan: SearchPlan, node: Node, open: readonly Edge[], rng: number[]): Edge {
  const looked = widened(plan, node, open);
  let heat = 0;
  for (const edge of looked) heat += edge.heat;
  const share = (edge: Edge): number => edge.visits[BLIND] + (plan.doubt * edge.heat) / heat;
  let left = 0;
  for (const edge of looked) left += share(edge);
  left *= nextWord(rng) / 4294967296;
  for (const edge of looked) {
    left -= share(edge);
    if (left < 0) return edge;
  }
  return looked[looked.length - 1];
}
