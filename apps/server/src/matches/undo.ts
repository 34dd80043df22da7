// Taking back the last answer, against a bot, as long as nothing was learned since.
// Invariant: an answer is never taken back past chance, past a card its player came to know, nor past anything that
// another possible world would have answered differently (what hidden cards forbid fails without a word), nor where it
// was given in the match that this one was continued from.

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
import type { Past, Table } from './table';

/** In how many possible worlds a step is tried. */
const WORLDS = 6;

/** What a seat sees of an answer: its view afterwards and what it heard. Null where it cannot be given. */
function seenOf(book: Book, from: State, answer: Answer, seat: Seat): string | null {
  const s = clone(from);
  try {
    const facts = advance(book, s, answer);
    return isIllegal(facts) ? null : JSON.stringify([view(book, s, seat), redact(facts, seat)]);
  } catch {
    // A card that a running effect holds unseen is lost in a resampled world, which then may not be able to go on.
    return null;
  }
}

/** Would some other world that looks the same have shown the seat something else? */
function isTelling({ row, book }: Table, { n, answer, before }: Past, seat: Seat): boolean {
  const start = view(book, before, seat);
  const looksTheSame = (world: State): boolean =>
    JSON.stringify(view(book, world, seat)) === JSON.stringify(start);
  const rng = seedRng(`${row.id}/${n}`);
  // Taken to be like one's own: what the other list really is must not show in the answer.
  const own = row.decks[seat].cards.map((id) => book.byId.get(id)!);
  const truth = seenOf(book, before, answer, seat);
  return Array.from({ length: WORLDS }, () => resample(book, start, [own, own], rng))
    .filter(looksTheSame)
    .some((world) => seenOf(book, world, answer, seat) !== truth);
}

/** Tried once for each answer, however often it is asked. */
const tellings = new WeakMap<Past, boolean>();

function tells(table: Table, past: Past, seat: Seat): boolean {
  const known = tellings.get(past) ?? isTelling(table, past, seat);
  tellings.set(past, known);
  return known;
}

/** Did the seat learn anything from this answer? A bot's picks are its own affair; only cards it shows are news. */
function reveals(table: Table, past: Past, now: State, seat: Seat): boolean {
  if (sawMore(past.before, now, seat)) return true;
  return past.answer.seat === seat && tells(table, past, seat);
}

export type CannotUndo = 'over' | 'only-against-bots' | 'nothing-to-undo' | 'undo-reveals' | 'too-many-undos';

/** As often as this may answers be taken back in one match. */
export const MOST_UNDOS = 10_000;

/** Why the seat cannot take its last answer back; null if it can. */
export function undoProblem(table: Table, seat: Seat): CannotUndo | null {
  const { row, recent, state } = table;
  if (row.chairs[other(seat)].kind !== 'bot') return 'only-against-bots';
  if (state.result !== null) return 'over';
  const isMine = recent.length > 0 && recent[0].answer.seat === seat && recent[0].n >= row.inherited;
  if (!isMine) return 'nothing-to-undo';
  if (table.undos >= MOST_UNDOS) return 'too-many-undos';
  // A puzzle may be tried from the start at any time, so that there is nothing to hide from whoever tries it.
  if (row.task !== null) return null;
  const hasLearned = recent.some((past, i) => reveals(table, past, recent[i + 1]?.before ?? state, seat));
  return hasLearned ? 'undo-reveals' : null;
}

export const mayUndo = (table: Table, seat: Seat): boolean => undoProblem(table, seat) === null;
