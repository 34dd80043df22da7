// The tree of information sets: nodes are what the thinking seat can distinguish, edges are picks, in whatever world they
// were tried. Each edge counts twice: with the seat's real cards, and as the other seat imagines them.
// Invariant: an edge never counts a visit without also counting that it was available.
// Read next: choose.ts for the selection, expert.ts for the iterations.

import type { OptionCode } from '@sleight/kernel/ids';

/** With the seat's real cards; as the other seat imagines them. */
export type Eye = 0 | 1;
export const TRUE: Eye = 0;
export const BLIND: Eye = 1;

export interface Edge {
  readonly code: OptionCode;
  /** The pick's first sight for its seat: its chance to win, or -1 before it was evaluated. */
  first: number;
  /** Its share of attention at first sight, relative to the other edges. */
  heat: number;
  /** How many visits the first sight is worth. */
  sure: number;
  /** How many edges of the same card or mode looked better at first sight. */
  rank: number;
  /** By eye: visits, wins of the pick's seat, and how often it was available. */
  readonly visits: [number, number];
  readonly wins: [number, number];
  readonly open: [number, number];
}

export interface Node {
  visits: number;
  /** By eye: how many picks were counted here, and by how much they beat their first sight. */
  readonly counted: [number, number];
  readonly surprise: [number, number];
  readonly edges: Map<OptionCode, Edge>;
  /** By what the thinking seat sees of the pick. */
  readonly next: Map<OptionCode, Node>;
}

export const newNode = (): Node => ({
  visits: 0,
  counted: [0, 0],
  surprise: [0, 0],
  edges: new Map(),
  next: new Map(),
});

export function edgeOf(node: Node, code: OptionCode): Edge {
  const found = node.edges.get(code);
  if (found !== undefined) return found;
  const edge: Edge = {
    code,
    first: -1,
    heat: 1,
    sure: 0,
    rank: 0,
    visits: [0, 0],
    wins: [0, 0],
    open: [0, 0],
  };
  node.edges.set(code, edge);
  return edge;
}

export function nodeAfter(node: Node, seen: OptionCode): Node {
  const found = node.next.get(seen);
  if (found !== undefined) return found;
  const next = newNode();
  node.next.set(seen, next);
  return next;
}
