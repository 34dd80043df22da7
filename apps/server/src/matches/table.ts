// A match in memory, computed from its row and its moves. Pure: the same row and moves always give the same table.
// Invariant: `tried` changes nothing; a move counts only once the host has it on disk. Undone moves leave traces only in
// `n`, `versions` and the counts, so a table can be rebuilt from the answers that count.
// Read next: rebuild.ts for a table from the log, updates.ts for what each seat is sent.

import {
  type Answer,
  advance,
  type Book,
  clone,
  type Fact,
  type Illegal,
  isIllegal,
  type Said,
  type Seat,
  type State,
} from '@sleight/kernel';
import { fingerprint } from '@sleight/kernel/state';
import {
  type Beat,
  beatsOf,
  type Game,
  type LogLine,
  type RoundScore,
  type Summary,
  scoredIn,
  summaryOf,
} from '@sleight/kit';
import { laidOut } from '@sleight/lessons';
import { remembers } from '../bots/levels';
import { logLines } from './log-lines';
import { reasonsIn } from './reasons';
import type { Rulebook } from './rulebook';
import { type See, seeing } from './see';
import type { Both, MatchRow, Move, Reasoned } from './store';

/** An answer that counts, and its results. */
export interface Entry {
  /** Its number in the log. */
  readonly n: number;
  readonly answer: Reasoned;
  readonly heard: Both<boolean>;
  /** The update for each seat; null for a seat that was not informed or does not read. */
  readonly told: Both<readonly LogLine[] | null>;
  /** The facts; null if no player needs a memory. */
  readonly facts: readonly Fact[] | null;
  /** The new score; absent if it did not change. */
  readonly scored?: readonly RoundScore[];
}

/** An answer that counts, and the table before it. */
export interface Past {
  readonly n: number;
  readonly answer: Answer;
  readonly before: State;
}

/** The result of an undo. */
type Moment = Pick<LiveTable, 'state' | 'line' | 'recent'>;

export interface LiveTable {
  readonly row: MatchRow;
  readonly rulebook: Rulebook;
  readonly game: Game;
  readonly book: Book;
  readonly state: State;
  /** The facts of the deal, and what each seat was told of them. */
  readonly opening: readonly Fact[];
  readonly dealt: Both<readonly LogLine[]>;
  /** The number of moves in the log; the next one gets this number. */
  readonly n: number;
  /** The answers that count, without undone ones. */
  readonly line: readonly Entry[];
  /** From the last answer of a person on, for undo; bots' answers may follow it. */
  readonly recent: readonly Past[];
  /** The tables before the last answers of a person, oldest first; `rewound` finds earlier ones. */
  readonly earlier: readonly Moment[];
  /** How many updates each seat has received. */
  readonly versions: Both<number>;
  /** How many answers each seat has given, undone ones included, and how many were undone. */
  readonly given: Both<number>;
  readonly undos: number;
  /** Sent to both players at the end of a match that the rules did not end. */
  readonly note: Said | null;
}

/** A legal move and its result. */
export interface TableStep {
  readonly move: Move;
  readonly facts: readonly Fact[];
  /** The same facts, split into beats. */
  readonly beats: readonly Beat[];
  readonly before: State;
  readonly after: State;
  /** The seats that are informed. */
  readonly heard: Both<boolean>;
  /** The log lines of each beat, for each seat that reads them. */
  readonly lines: Both<readonly (readonly LogLine[])[] | null>;
  /** The seats' views of the tables before and after it. */
  readonly see: See;
  readonly next: LiveTable;
}

/** This many answers in a row can be undone without replaying the match. */
const MOST_EARLIER = 8;

/** A fingerprint of everything an engine computes for a match, but not of which engine it is. */
export const positionHash = (state: State): string => fingerprint(JSON.stringify({ ...state, head: null }));

/** Two people need no memory; a bot, or a player asking for a hint, has a thread think with one. */
export const isBetweenPeople = ({ chairs: [one, two] }: MatchRow): boolean =>
  one.kind === 'person' && two.kind === 'person' && one.user !== two.user;

const isThoughtBackTo = ({ game, row }: Pick<LiveTable, 'game' | 'row'>): boolean =>
  remembers(game) && !isBetweenPeople(row);

/** Answers can only be undone against a bot. */
const mayTakeBack = ({ row: { chairs } }: LiveTable): boolean => chairs.some(({ kind }) => kind === 'bot');

/** Deals a match, beat by beat. */
export function dealOf({ row, rulebook: { game, book } }: Pick<LiveTable, 'row' | 'rulebook'>) {
  const facts: Fact[] = [];
  const moments: State[] = [];
  const { task } = row;
  const state =
    task === null
      ? game.start(book, row.decks, row.seed, facts, moments)
      : laidOut(game, book, task.setup, row.seed);
  // There is no table before the deal, so its first moment is used instead.
  const beats = beatsOf(game, { facts, moments, before: moments[0] ?? state, after: state });
  return { state, facts, beats };
}

/** The deal as both seats are told it. */
interface ToldDeal extends Pick<TableStep, 'beats' | 'see'> {
  readonly lines: Both<readonly (readonly LogLine[])[]>;
}

/** Kept with the table before the first answer, which both players look at. */
const deals = new WeakMap<LiveTable, ToldDeal>();

function told({ game, book }: Rulebook, beats: readonly Beat[]): ToldDeal {
  const see = seeing(book);
  const tell = (seat: Seat): LogLine[][] => beats.map((beat) => logLines({ game, see }, beat, seat));
  return { beats, see, lines: [tell(0), tell(1)] };
}

/** The deal of a match, for a player who has not seen it yet. */
export const toldDealOf = (table: LiveTable): ToldDeal =>
  deals.get(table) ?? told(table.rulebook, dealOf(table).beats);

export function openTable(row: MatchRow, rulebook: Rulebook): LiveTable {
  const { game, book } = rulebook;
  const { state, facts: opening, beats } = dealOf({ row, rulebook });
  const deal = told(rulebook, beats);
  const table: LiveTable = {
    row,
    rulebook,
    game,
    book,
    state,
    opening,
    dealt: [deal.lines[0].flat(), deal.lines[1].flat()],
    n: 0,
    line: [],
    recent: [],
    earlier: [],
    versions: [0, 0],
    given: [0, 0],
    undos: 0,
    note: null,
  };
  deals.set(table, deal);
  return table;
}

/** Everything a seat has been told so far, the deal first, update by update. */
export function logOf({ dealt, line, note }: LiveTable, seat: Seat): (readonly LogLine[])[] {
  const told = line.flatMap((entry) => (entry.told[seat] === null ? [] : [entry.told[seat]]));
  return [dealt[seat], ...told, ...(note === null ? [] : [[note]])];
}

/** The summary of the match, once it is over. */
export const summedUp = ({ game, book, state, line }: LiveTable): Summary | null =>
  summaryOf(
    game,
    { book, state },
    line.flatMap(({ scored = [] }) => scored),
  );

/** Everything that happened so far, the deal included; empty if no player needs a memory. */
export const memoryOf = (table: LiveTable): readonly Fact[] =>
  isThoughtBackTo(table) ? [...table.opening, ...table.line.flatMap(({ facts }) => facts ?? [])] : [];

/**
 * Does this seat notice? It does not notice the other seat's picks in a private strand, unless something shows:
 * so no message, version or timing reveals how often the other has picked (laws 6 and 10).
 */
function hears(step: Pick<TableStep, 'facts' | 'before' | 'after' | 'see'>, by: Seat, seat: Seat): boolean {
  const { before, after, facts, see } = step;
  if (by === seat || before.strands === null || facts.length > 0) return true;
  return JSON.stringify(see(before, seat).s) !== JSON.stringify(see(after, seat).s);
}

export const isPerson = ({ row }: LiveTable, seat: Seat): boolean => row.chairs[seat].kind === 'person';

/** People read the log, and so do language models; bots that search do not. */
function readsLog({ row }: LiveTable, seat: Seat): boolean {
  const chair = row.chairs[seat];
  return chair.kind === 'person' || chair.manner !== undefined;
}

const TAKEN_BACK: Said = { en: 'The last move was undone.', fr: 'Le dernier coup a été annulé.' };

export const counted = ([first, second]: Both<number>, [one, two]: Both<boolean>): Both<number> => [
  first + (one ? 1 : 0),
  second + (two ? 1 : 0),
];

const isBy = (seat: Seat): Both<boolean> => [seat === 0, seat === 1];

/** The table after an answer that is known to lead to `after`. */
export function followed(table: LiveTable, entry: Entry, after: State): LiveTable {
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

/** The result of an answer. `heard` is given if the log has it. */
export function answered(
  table: LiveTable,
  answer: Reasoned,
  n: number,
  logged: Both<boolean> | null = null,
): TableStep | Illegal {
  const { book, game, state: before } = table;
  const after = clone(before);
  const moments: State[] = [];
  const facts = advance(book, after, answer, moments);
  if (isIllegal(facts)) return facts;
  const see = seeing(book);
  const beats = beatsOf(game, { facts, moments, before, after });
  const seen = { before, after, facts, beats, see };
  const heard = logged ?? ([hears(seen, answer.seat, 0), hears(seen, answer.seat, 1)] as const);
  const reasons = after.result === null ? [] : reasonsIn([...table.line, { answer }]);
  const readBy = (seat: Seat): LogLine[][] | null =>
    heard[seat] && readsLog(table, seat)
      ? beats.map((beat, i) => [
          ...logLines({ game, see }, beat, seat),
          ...(i === beats.length - 1 ? reasons : []),
        ])
      : null;
  const lines = [readBy(0), readBy(1)] as const;
  const told = [lines[0]?.flat() ?? null, lines[1]?.flat() ?? null] as const;
  const scored = scoredIn(
    game,
    book,
    table.line.length === 0 ? null : before,
    beats.map((beat) => beat.after),
  );
  const entry = {
    n,
    answer,
    heard,
    told,
    facts: isThoughtBackTo(table) ? facts : null,
    ...(scored.length === 0 ? {} : { scored }),
  };
  return { move: answer, ...seen, heard, lines, next: followed(table, entry, after) };
}

/** Is the table before the last answer in memory? */
export const hasEarlier = ({ earlier }: LiveTable): boolean => earlier.length > 0;

/** Back to before the last answer of a person. */
function undone(table: LiveTable, move: { seat: Seat; undo: number }): TableStep {
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

/** The result of a move, or why it is illegal. */
export function tried(table: LiveTable, move: Move): TableStep | Illegal {
  return 'undo' in move ? undone(table, move) : answered(table, move, table.n);
}
