// A match in memory: what its row and its moves come to. Pure: the same row and moves always give the same table.
// Invariant: `tried` changes nothing; a move counts only once `taken`, which the host does after it is safe on disk.
// Read next: updates.ts for what each seat hears of a move, host.ts for who calls this.

import {
  type Answer,
  advance,
  type Beat,
  type Book,
  beatsOf,
  clone,
  type Fact,
  type Game,
  type Illegal,
  isIllegal,
  type Said,
  SEATS,
  type Seat,
  type State,
} from '@sleight/kernel';
import { laidOut } from '@sleight/lessons';
import { remembers } from '../bots/levels';
import { bookOfMatch } from './books';
import { logLines } from './log-lines';
import { reasonsIn } from './reasons';
import { type See, seeing } from './see';
import type { LoggedMove, MatchRow, Move, Reasoned } from './store';

/** An answer that counts, and the table before it. */
export interface Past {
  readonly n: number;
  readonly answer: Answer;
  readonly before: State;
}

export interface Table {
  readonly row: MatchRow;
  readonly game: Game;
  readonly book: Book;
  readonly state: State;
  /** What happened while the match was dealt. */
  readonly opening: readonly Beat[];
  /** What happened since, the deal included, answer by answer; kept only where somebody thinks back to it. */
  readonly happened: readonly (readonly Fact[])[];
  /** How many moves the log holds; the next one has this number. */
  readonly n: number;
  /** The answers that count: those taken back are left out. */
  readonly line: readonly { readonly n: number; readonly answer: Reasoned }[];
  /** From the last answer of a person on, for taking it back; bots' answers may follow it. */
  readonly recent: readonly Past[];
  /** How many updates each seat has heard. */
  readonly versions: readonly [number, number];
  /** What each seat that reads it has been told, update by update. */
  readonly logs: readonly [readonly Said[][], readonly Said[][]];
}

/** A move that would be legal, and what it would come to. */
export interface Step {
  readonly move: Move;
  readonly facts: readonly Fact[];
  /** The same facts, cut into what a person can follow. */
  readonly beats: readonly Beat[];
  readonly before: State;
  readonly after: State;
  /** Which seats hear of it. */
  readonly heard: readonly [boolean, boolean];
  /** What the seats see of the tables before and after it. */
  readonly see: See;
  readonly next: Table;
}

/** Two people think for themselves; a bot, or somebody who asks for a hint, has a thread think with a memory. */
export const isBetweenPeople = ({ chairs: [one, two] }: MatchRow): boolean =>
  one.kind === 'person' && two.kind === 'person' && one.user !== two.user;

const isThoughtBackTo = (game: Game, row: MatchRow): boolean => remembers(game) && !isBetweenPeople(row);

export function openTable(row: MatchRow): Table {
  const { game, book } = bookOfMatch(row);
  const facts: Fact[] = [];
  const moments: State[] = [];
  const { task } = row;
  const state =
    task === null
      ? game.start(book, row.decks, row.seed, facts, moments)
      : laidOut(game, book, task.setup, row.seed);
  const see = seeing(book);
  // Before the deal there is no table to speak of: its first moment stands for it.
  const opening = beatsOf(game.staging, { facts, moments, before: moments[0] ?? state, after: state });
  const tell = (seat: Seat): Said[][] => [opening.flatMap((beat) => logLines({ game, see }, beat, seat))];
  return {
    row,
    game,
    book,
    state,
    opening,
    happened: isThoughtBackTo(game, row) ? [facts] : [],
    n: 0,
    line: [],
    recent: [],
    versions: [0, 0],
    logs: [tell(0), tell(1)],
  };
}

/**
 * Does this seat notice? What the other does in a private strand it does not, unless something shows: then no
 * message, no version and no moment tells how often the other has picked (laws 6 and 10).
 */
function hears(step: Pick<Step, 'facts' | 'before' | 'after' | 'see'>, by: Seat, seat: Seat): boolean {
  const { before, after, facts, see } = step;
  if (by === seat || before.strands === null || facts.length > 0) return true;
  return JSON.stringify(see(before, seat).s) !== JSON.stringify(see(after, seat).s);
}

function isPerson({ row }: Table, seat: Seat): boolean {
  return row.chairs[seat].kind === 'person';
}

/** People read what happened, and so do language models; bots that search do not. */
function readsLog({ row }: Table, seat: Seat): boolean {
  const chair = row.chairs[seat];
  return chair.kind === 'person' || chair.manner !== undefined;
}

const TAKEN_BACK: Said = { en: 'The last move is taken back.', fr: 'Le dernier coup est repris.' };

/** What a seat reads of each beat of a step; at the end of a match also why its models moved as they did. */
export function linesOf(
  { game, line }: Pick<Table, 'game' | 'line'>,
  { move, beats, see, after }: Omit<Step, 'next'>,
  seat: Seat,
): Said[][] {
  if ('undo' in move) return [[TAKEN_BACK]];
  const reasons = after.result === null ? [] : reasonsIn(line);
  return beats.map((beat, i) => [
    ...logLines({ game, see }, beat, seat),
    ...(i === beats.length - 1 ? reasons : []),
  ]);
}

type Changes = Pick<Table, 'line' | 'recent' | 'happened'>;

function followed(table: Table, step: Omit<Step, 'next'>, changes: Changes): Table {
  const { heard, after } = step;
  const logs = SEATS.map((seat) => {
    const told = table.logs[seat];
    if (!heard[seat] || !readsLog(table, seat)) return told;
    return [...told, linesOf({ ...table, ...changes }, step, seat).flat()];
  });
  const versions = SEATS.map((seat) => table.versions[seat] + (heard[seat] ? 1 : 0));
  return {
    ...table,
    ...changes,
    state: after,
    n: table.n + 1,
    versions: [versions[0], versions[1]],
    logs: [logs[0], logs[1]],
  };
}

function answered(table: Table, answer: Reasoned): Step | Illegal {
  const { book, state: before, n } = table;
  const after = clone(before);
  const moments: State[] = [];
  const facts = advance(book, after, answer, moments);
  if (isIllegal(facts)) return facts;
  const beats = beatsOf(table.game.staging, { facts, moments, before, after });
  const seen = { before, after, facts, beats, see: seeing(book) };
  const heard = [hears(seen, answer.seat, 0), hears(seen, answer.seat, 1)] as const;
  const past: Past = { n, answer, before };
  const changes = {
    line: [...table.line, { n, answer }],
    recent: isPerson(table, answer.seat) ? [past] : [...table.recent, past],
    happened: table.happened.length === 0 ? [] : [...table.happened, facts],
  };
  const step = { move: answer, ...seen, heard };
  return { ...step, next: followed(table, step, changes) };
}

/** Back to before move `undo`: the match is dealt again and the answers before it are given again. */
function undone(table: Table, move: { seat: Seat; undo: number }): Step {
  const kept = table.line.filter(({ n }) => n < move.undo);
  const earlier = kept.reduce((at: Table, one) => taken(at, one.answer, one.n), openTable(table.row));
  const step = {
    move,
    facts: [],
    beats: [{ facts: [], before: table.state, after: earlier.state }],
    before: table.state,
    after: earlier.state,
    heard: [true, true],
    see: seeing(table.book),
  } as const;
  const { line, recent, happened } = earlier;
  return { ...step, next: followed(table, step, { line, recent, happened }) };
}

/** What a move would come to, or why it is illegal. */
export function tried(table: Table, move: Move): Step | Illegal {
  return 'undo' in move ? undone(table, move) : answered(table, move);
}

/** The table after a move that is in the log, and therefore legal. */
function taken(table: Table, move: Move, n: number): Table {
  const step = tried({ ...table, n }, move);
  if ('illegal' in step)
    throw new Error(`match ${table.row.id}: move ${n} of the log is refused: ${step.illegal}`);
  return step.next;
}

/** The table after these moves of the log; from the opening they give the whole match. */
export const caughtUp = (table: Table, moves: readonly LoggedMove[]): Table =>
  moves.reduce((at: Table, { move, n }) => taken(at, move, n), table);
