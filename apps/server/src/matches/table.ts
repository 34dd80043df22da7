// A match in memory: what its row and its moves come to. Pure: the same row and moves always give the same table.
// Invariant: `tried` changes nothing; a move counts only once the host has it safe on disk. What was taken back leaves
// no trace but in `n`, `versions` and the counts, so that a table can be rebuilt from the answers that count.
// Read next: rebuild.ts for a table from the log, updates.ts for what each seat hears of a move.

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
  type Seat,
  type State,
} from '@sleight/kernel';
import { fingerprint } from '@sleight/kernel/state';
import { laidOut } from '@sleight/lessons';
import { remembers } from '../bots/levels';
import { logLines } from './log-lines';
import { reasonsIn } from './reasons';
import type { Rulebook } from './rulebook';
import { type See, seeing } from './see';
import type { Both, MatchRow, Move, Reasoned } from './store';

/** An answer that counts, and what came of it. */
export interface Entry {
  /** Its number in the log. */
  readonly n: number;
  readonly answer: Reasoned;
  readonly heard: Both<boolean>;
  /** What each seat was told; null for a seat that heard nothing or does not read. */
  readonly told: Both<readonly Said[] | null>;
  /** What happened; null where nobody thinks back to it. */
  readonly facts: readonly Fact[] | null;
}

/** An answer that counts, and the table before it. */
export interface Past {
  readonly n: number;
  readonly answer: Answer;
  readonly before: State;
}

/** What taking an answer back leads to. */
type Moment = Pick<Table, 'state' | 'line' | 'recent'>;

export interface Table {
  readonly row: MatchRow;
  readonly rulebook: Rulebook;
  readonly game: Game;
  readonly book: Book;
  readonly state: State;
  /** What happened while the match was dealt, and what each seat was told of it. */
  readonly opening: readonly Fact[];
  readonly dealt: Both<readonly Said[]>;
  /** How many moves the log holds; the next one has this number. */
  readonly n: number;
  /** The answers that count: those taken back are left out. */
  readonly line: readonly Entry[];
  /** From the last answer of a person on, for taking it back; bots' answers may follow it. */
  readonly recent: readonly Past[];
  /** The tables before the last answers of a person, oldest first; those before them are found by `rewound`. */
  readonly earlier: readonly Moment[];
  /** How many updates each seat has heard. */
  readonly versions: Both<number>;
  /** How many answers each seat has given, those taken back included, and how many were taken back. */
  readonly given: Both<number>;
  readonly undos: number;
  /** What both are told at the end of a match that the rules did not end. */
  readonly note: Said | null;
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
  readonly heard: Both<boolean>;
  /** What each seat that reads it is told of each beat. */
  readonly lines: Both<readonly (readonly Said[])[] | null>;
  /** What the seats see of the tables before and after it. */
  readonly see: See;
  readonly next: Table;
}

/** As many answers in a row are taken back without playing the match again. */
const MOST_EARLIER = 8;

/** A fingerprint of all that an engine makes of a match, but not of which engine it is. */
export const positionHash = (state: State): string => fingerprint(JSON.stringify({ ...state, head: null }));

/** Two people think for themselves; a bot, or somebody who asks for a hint, has a thread think with a memory. */
export const isBetweenPeople = ({ chairs: [one, two] }: MatchRow): boolean =>
  one.kind === 'person' && two.kind === 'person' && one.user !== two.user;

const isThoughtBackTo = ({ game, row }: Pick<Table, 'game' | 'row'>): boolean =>
  remembers(game) && !isBetweenPeople(row);

/** Only against a bot are answers taken back. */
const mayTakeBack = ({ row: { chairs } }: Table): boolean => chairs.some(({ kind }) => kind === 'bot');

/** Deals a match, beat by beat. The beats are not kept: nobody asks for them once the match is under way. */
export function dealOf({ row, rulebook: { game, book } }: Pick<Table, 'row' | 'rulebook'>) {
  const facts: Fact[] = [];
  const moments: State[] = [];
  const { task } = row;
  const state =
    task === null
      ? game.start(book, row.decks, row.seed, facts, moments)
      : laidOut(game, book, task.setup, row.seed);
  // Before the deal there is no table to speak of: its first moment stands for it.
  const beats = beatsOf(game.staging, { facts, moments, before: moments[0] ?? state, after: state });
  return { state, facts, beats };
}

export function openTable(row: MatchRow, rulebook: Rulebook): Table {
  const { game, book } = rulebook;
  const { state, facts: opening, beats } = dealOf({ row, rulebook });
  const see = seeing(book);
  const tell = (seat: Seat): Said[] => beats.flatMap((beat) => logLines({ game, see }, beat, seat));
  return {
    row,
    rulebook,
    game,
    book,
    state,
    opening,
    dealt: [tell(0), tell(1)],
    n: 0,
    line: [],
    recent: [],
    earlier: [],
    versions: [0, 0],
    given: [0, 0],
    undos: 0,
    note: null,
  };
}

/** What a seat has been told so far, the deal first, update by update. */
export function logOf({ dealt, line, note }: Table, seat: Seat): (readonly Said[])[] {
  const told = line.flatMap((entry) => (entry.told[seat] === null ? [] : [entry.told[seat]]));
  return [dealt[seat], ...told, ...(note === null ? [] : [[note]])];
}

/** What happened so far, the deal included; nothing where nobody thinks back to it. */
export const memoryOf = (table: Table): readonly Fact[] =>
  isThoughtBackTo(table) ? [...table.opening, ...table.line.flatMap(({ facts }) => facts ?? [])] : [];

/**
 * Does this seat notice? What the other does in a private strand it does not, unless something shows: then no
 * message, no version and no moment tells how often the other has picked (laws 6 and 10).
 */
function hears(step: Pick<Step, 'facts' | 'before' | 'after' | 'see'>, by: Seat, seat: Seat): boolean {
  const { before, after, facts, see } = step;
  if (by === seat || before.strands === null || facts.length > 0) return true;
  return JSON.stringify(see(before, seat).s) !== JSON.stringify(see(after, seat).s);
}

export const isPerson = ({ row }: Table, seat: Seat): boolean => row.chairs[seat].kind === 'person';

/** People read what happened, and so do language models; bots that search do not. */
function readsLog({ row }: Table, seat: Seat): boolean {
  const chair = row.chairs[seat];
  return chair.kind === 'person' || chair.manner !== undefined;
}

const TAKEN_BACK: Said = { en: 'The last move is taken back.', fr: 'Le dernier coup est repris.' };

export const counted = ([first, second]: Both<number>, [one, two]: Both<boolean>): Both<number> => [
  first + (one ? 1 : 0),
  second + (two ? 1 : 0),
];

const isBy = (seat: Seat): Both<boolean> => [seat === 0, seat === 1];

/** The table after an answer that is known to lead to `after`. */
export function followed(table: Table, entry: Entry, after: State): Table {
  const { n, answer, heard } = entry;
  const next = {
    ...table,
    state: after,
    n: n + 1,
    line: [...table.line, entry],
    versions: counted(table.versions, heard),
    given: counted(table.given, isBy(answer.seat)),
  };
  if (!mayTakeBack(table)) return next;
  const past: Past = { n, answer, before: table.state };
  if (!isPerson(table, answer.seat)) return { ...next, recent: [...table.recent, past] };
  const { state, line, recent } = table;
  return {
    ...next,
    recent: [past],
    earlier: [...table.earlier, { state, line, recent }].slice(-MOST_EARLIER),
  };
}

/** What an answer would come to. `heard` is given where the log says it. */
export function answered(
  table: Table,
  answer: Reasoned,
  n: number,
  logged: Both<boolean> | null = null,
): Step | Illegal {
  const { book, game, state: before } = table;
  const after = clone(before);
  const moments: State[] = [];
  const facts = advance(book, after, answer, moments);
  if (isIllegal(facts)) return facts;
  const see = seeing(book);
  const beats = beatsOf(game.staging, { facts, moments, before, after });
  const seen = { before, after, facts, beats, see };
  const heard = logged ?? ([hears(seen, answer.seat, 0), hears(seen, answer.seat, 1)] as const);
  const reasons = after.result === null ? [] : reasonsIn([...table.line, { answer }]);
  const readBy = (seat: Seat): Said[][] | null =>
    heard[seat] && readsLog(table, seat)
      ? beats.map((beat, i) => [
          ...logLines({ game, see }, beat, seat),
          ...(i === beats.length - 1 ? reasons : []),
        ])
      : null;
  const lines = [readBy(0), readBy(1)] as const;
  const told = [lines[0]?.flat() ?? null, lines[1]?.flat() ?? null] as const;
  const entry = { n, answer, heard, told, facts: isThoughtBackTo(table) ? facts : null };
  return { move: answer, ...seen, heard, lines, next: followed(table, entry, after) };
}

/** Is the table at hand that taking back an answer leads to? */
export const hasEarlier = ({ earlier }: Table): boolean => earlier.length > 0;

/** Back to before the last answer of a person. */
function undone(table: Table, move: { seat: Seat; undo: number }): Step {
  const moment = table.earlier.at(-1);
  if (moment === undefined) throw new Error(`match ${table.row.id}: the table before is not at hand`);
  const heard = [true, true] as const;
  const next = {
    ...table,
    ...moment,
    earlier: table.earlier.slice(0, -1),
    n: table.n + 1,
    versions: counted(table.versions, heard),
    undos: table.undos + 1,
  };
  const [before, after] = [table.state, next.state];
  const beats = [{ facts: [], before, after }];
  const lines = [[[TAKEN_BACK]], [[TAKEN_BACK]]] as const;
  return { move, facts: [], beats, before, after, heard, lines, see: seeing(table.book), next };
}

/** What a move would come to, or why it is illegal. */
export function tried(table: Table, move: Move): Step | Illegal {
  return 'undo' in move ? undone(table, move) : answered(table, move, table.n);
}
