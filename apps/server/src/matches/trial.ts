// Trials: shows the next choice of a thought before its picks count.
// Invariant: a trial is computed only from the seat's view and its own deck list, so it cannot reveal hidden cards. The
// picks are applied in several sampled worlds, and the result is returned only if the seat would see the same in all.
// Read next: docs/decisions/0021, and undo.ts, which makes the same check for committed picks.

import {
  advance,
  type Book,
  clone,
  decisionFor,
  isIllegal,
  playing,
  redact,
  resample,
  type Seat,
  type State,
  sawMore,
  view,
} from '@sleight/kernel';
import { seedRng } from '@sleight/kernel/rng';
import { other } from '@sleight/kernel/state';
import { type Picks, think } from '@sleight/kernel/thought';
import type { StateUpdate } from '@sleight/protocol';
import { answered, type LiveTable, type TableStep } from './table';
import { trialUpdate } from './updates';

/** The number of worlds that picks are tried in. */
const WORLDS = 4;

/** Worlds that fit the seat's view, sampled on demand. The same view always gives the same worlds. */
function* possible({ row, book, versions }: LiveTable, seat: Seat, seen: State): Generator<State> {
  const rng = seedRng(`${row.id}/${seat}/${versions[seat]}`);
  // The seat's own list stands in for the opponent's, which must not influence a trial.
  const own = row.decks[seat].cards.map((id) => book.byId.get(id)!);
  for (let i = 0; i < WORLDS; i++) {
    try {
      yield resample(book, seen, [own, own], rng);
    } catch {
      // The list has no card of a kind that a hidden place needs.
      return;
    }
  }
}

/** The sampled worlds whose view equals the seat's view of the real table. */
function* worldsOf(table: LiveTable, seat: Seat): Generator<State> {
  const { book, state } = table;
  const seen = view(book, state, seat);
  const look = JSON.stringify(seen);
  for (const world of possible(table, seat, seen))
    if (JSON.stringify(view(book, world, seat)) === look) yield world;
}

interface Outcome {
  readonly seen: string;
  readonly goesOn: boolean;
}

/** What the seat would see of its picks in this world, and whether the thought continues; null if it would learn something. */
function outcomeIn(book: Book, world: State, picks: Picks): Outcome | null {
  const { seat } = picks;
  const after = clone(world);
  try {
    const thought = think(book, after, picks);
    if (thought === null || sawMore(world, after, seat)) return null;
    const { facts, goesOn } = thought;
    return { seen: JSON.stringify([view(book, after, seat), redact(facts, seat)]), goesOn };
  } catch {
    // A sampled world lacks cards that a running effect holds unseen, so the effect may fail there.
    return null;
  }
}

/**
 * A world whose outcome equals all others; null if they differ, if there are too few to tell, or if the
 * outcome is not the wanted one. For most picks the first world already decides.
 */
function agreed(table: LiveTable, picks: Picks, isMeant: (outcome: Outcome) => boolean): State | null {
  let found: { world: State; seen: string } | null = null;
  let agreeing = 0;
  for (const world of worldsOf(table, picks.seat)) {
    const outcome = outcomeIn(table.book, world, picks);
    if (outcome === null || !isMeant(outcome)) return null;
    found ??= { world, seen: outcome.seen };
    if (outcome.seen !== found.seen) return null;
    agreeing++;
  }
  return found !== null && agreeing > 1 ? found.world : null;
}

/** The result of picks that do not count yet, in a world that looks like the table; null if they must count. */
export function trialStep(table: LiveTable, picks: Picks): TableStep | null {
  const { row, state } = table;
  // Every move of a puzzle can be undone, and a guide judges each pick.
  if (row.task !== null || state.strands !== null || state.result !== null) return null;
  if (state.asked[picks.seat] !== picks.decision) return null;
  const world = agreed(table, picks, ({ goesOn }) => goesOn);
  if (world === null) return null;
  const step = answered({ ...table, state: world }, picks, table.n);
  return 'illegal' in step ? null : step;
}

/** The next choice of the thought that these picks begin, as an update that has not happened; null if they must count. */
export function trialOf(table: LiveTable, picks: Picks): StateUpdate | null {
  const step = trialStep(table, picks);
  return step === null ? null : trialUpdate(step, picks.seat);
}

/** Secret picks can be changed until the last one is made. */
function endsSecret(table: LiveTable, picks: Picks): boolean {
  const { book, state } = table;
  // In a sampled world the opponent has never committed, so their real progress cannot matter.
  const [world] = possible(table, picks.seat, view(book, state, picks.seat));
  if (world === undefined) return true;
  try {
    const facts = advance(book, world, picks);
    return isIllegal(facts) || decisionFor(playing(book, world), picks.seat) === null;
  } catch {
    // As in outcomeIn: a sampled world may lack what an effect needs. Asking once too often does no harm.
    return true;
  }
}

/**
 * Would these picks be impossible to undo once they count? Computed from what the seat knows, like a trial: against a
 * person no pick can be undone; against a bot, picks that reveal something cannot.
 */
export function isFinal(table: LiveTable, picks: Picks): boolean {
  const { row, state } = table;
  if (row.task !== null || state.result !== null) return false;
  if (state.strands !== null) return endsSecret(table, picks);
  if (row.chairs[other(picks.seat)].kind !== 'bot') return true;
  return agreed(table, picks, () => true) === null;
}

/** If hidden cards lead to a different result than expected, as many picks as possible count. */
export function legalPart({ book, state }: LiveTable, picks: Picks): Picks {
  const part = (n: number): Picks => ({ ...picks, keys: picks.keys.slice(0, n) });
  const isCutShort = (n: number): boolean => {
    const facts = advance(book, clone(state), part(n));
    return isIllegal(facts) && (facts.illegal === 'unknown-key' || facts.illegal === 'too-far');
  };
  if (picks.keys.length === 1 || !isCutShort(picks.keys.length)) return picks;
  let [made, refused] = [1, picks.keys.length];
  while (refused - made > 1) {
    const middle = (made + refused) >> 1;
    if (isCutShort(middle)) refused = middle;
    else made = middle;
  }
  return part(made);
}
