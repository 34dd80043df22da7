// The tree of information sets: nodes are what the thinking seat can tell apart, edges are picks, whatever world they
// were tried in. Each edge counts twice: with the seat's own cards as they are, and as the other seat imagines them.
// Invariant: an edge never counts a visit without also counting that it was open.
// Read next: choose.ts for which edge is followed, expert.ts for the iterations.

/** With one's own cards as they are; as the other seat imagines them. */
export type Eye = 0 | 1;
export const TRUE: Eye = 0;
export const BLIND: Eye = 1;

export interface Edge {
  readonly code: number;
  /** How good the pick looks to its seat at first sight: its chance to win, or -1 before anybody has looked. */
  first: number;
  /** How much of the attention it deserves at first sight, next to the other edges. */
  heat: number;
  /** How many visits the first sight counts like. */
  sure: number;
  /** How many edges of the same card or mode looked better at first sight. */
  rank: number;
  /** By eye: visits, wins of the pick's seat, and how often it could have been picked. */
  readonly visits: [number, number];
  readonly wins: [number, number];
  readonly open: [number, number];
}

export interface Node {
  visits: number;
  /** By eye: how often a pick from here was counted, and by how much it did better than at first sight. */
  readonly counted: [number, number];
  readonly surprise: [number, number];
  readonly edges: Map<number, Edge>;
  /** By what the thinking seat sees of the pick. */
  readonly next: Map<number, Node>;
}

export const newNode = (): Node => ({
  visits: 0,
  counted: [0, 0],
  surprise: [0, 0],
  edges: new Map(),
  next: new Map(),
});

export function edgeOf(node: Node, code: number): Edge {
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

export function nodeAfter(node: Node, seen: number): Node {
  const found = node.next.get(seen);
  if (found !== undefined) return found;
  const next = newNode();
  node.next.set(seen, next);
  return next;
}
