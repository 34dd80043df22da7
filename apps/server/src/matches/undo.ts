// Undoes the last answer against a bot, as long as the player has learned nothing since.
// Invariant: undo never goes past chance, past a card its player came to know, or past anything that another possible
// world would have shown differently (a move that hidden cards forbid fails silently), nor into the match that this one
// was continued from.

import {
  type Answer,
  advance,
  type Book,
  clone,
  isIllegal,
  redact,
  resample,
  type Seat,
  type State,
  sawMore,
  view,
} from '@sleight/kernel';
import { seedRng } from '@sleight/kernel/rng';
import { other } from '@sleight/kernel/state';
import type { LiveTable, Past } from './table';

/** The number of possible worlds a step is tried in. */
const WORLDS = 6;

/** A seat's knowledge of an answer: its view afterwards and its facts. Null if the answer is not possible. */
function seenOf(book: Book, from: State, answer: Answer, seat: Seat): string | null {
  const s = clone(from);
  try {
    const facts = advance(book, s, answer);
    return isIllegal(facts) ? null : JSON.stringify([view(book, s, seat), redact(facts, seat)]);
  } catch {
    // A resampled world lacks cards that a running effect holds unseen, so the effect may fail there.
    return null;
  }
}

/** Would another world that looks the same have shown the seat something else? */
function isTelling({ row, book }: LiveTable, { n, answer, before }: Past, seat: Seat): boolean {
  const start = view(book, before, seat);
  const looksTheSame = (world: State): boolean =>
    JSON.stringify(view(book, world, seat)) === JSON.stringify(start);
  const rng = seedRng(`${row.id}/${n}`);
  // The seat's own list stands in for the opponent's, which must not influence the answer.
  const own = row.decks[seat].cards.map((id) => book.byId.get(id)!);
  const truth = seenOf(book, before, answer, seat);
  return Array.from({ length: WORLDS }, () => resample(book, start, [own, own], rng))
    .filter(looksTheSame)
    .some((world) => seenOf(book, world, answer, seat) !== truth);
}

/** Computed once per answer. */
const tellings = new WeakMap<Past, boolean>();

function tells(table: LiveTable, past: Past, seat: Seat): boolean {
  const known = tellings.get(past) ?? isTelling(table, past, seat);
  tellings.set(past, known);
  return known;
}

/** Did the seat learn anything from this answer? Of a bot's picks only the cards it reveals count. */
function reveals(table: LiveTable, past: Past, now: State, seat: Seat): boolean {
  if (sawMore(past.before, now, seat)) return true;
  return past.answer.seat === seat && tells(table, past, seat);
}

export type CannotUndo = 'over' | 'only-against-bots' | 'nothing-to-undo' | 'undo-reveals' | 'too-many-undos';

/** The maximum number of undos in one match. */
export const MOST_UNDOS = 10_000;

/** Why the seat cannot undo its last answer; null if it can. */
export function undoProblem(table: LiveTable, seat: Seat): CannotUndo | null {
  const { row, recent, state } = table;
  if (row.chairs[other(seat)].kind !== 'bot') return 'only-against-bots';
  if (state.result !== null) return 'over';
  const [last] = recent;
  const isMine = last !== undefined && last.answer.seat === seat && last.n >= row.inherited;
  if (!isMine) return 'nothing-to-undo';
  if (table.undos >= MOST_UNDOS) return 'too-many-undos';
  // A puzzle can be restarted at any time, so there is nothing to hide from its solver.
  if (row.task !== null) return null;
  const hasLearned = recent.some((past, i) => reveals(table, past, recent[i + 1]?.before ?? state, seat));
  return hasLearned ? 'undo-reveals' : null;
}

export const mayUndo = (table: LiveTable, seat: Seat): boolean => undoProblem(table, seat) === null;
