// The messages of a match to one seat.
// Invariant: they are made only from the seat's own view and redacted facts, so they cannot contain anything else.
// Read next: the protocol's table.ts for what the parts mean.

import { decisionFor, options, type Play, perSeat, playing, redact, type Seat } from '@sleight/kernel';
import { ensure } from '@sleight/kernel/ensure';
import { other } from '@sleight/kernel/state';
import { type Beat, type Game, type LogLine, sceneOf, staged } from '@sleight/kit';
import {
  type GameEnded,
  type MatchHead,
  packed,
  type StateUpdate,
  type SceneBeat as TableBeat,
} from '@sleight/protocol';
import { coachAt } from '../lessons/coach';
import { taskOf } from '../lessons/told';
import { changesInWords } from '../rooms/changed-rules';
import { playerIn } from './players';
import { type See, seeing } from './see';
import type { Both, MatchRow } from './store';
import { type LiveTable, summedUp, type TableStep, toldDealOf } from './table';
import { mayUndo } from './undo';
import { resultFor } from './void';

type Decision = NonNullable<StateUpdate['decision']>;

/** The decision of a seat, computed from its own view. */
function decisionIn(p: Play, seat: Seat): Decision | null {
  const asked = decisionFor(p, seat);
  if (asked === null) return null;
  const { id, why, onTimeout, many } = asked;
  const listed = options(p, seat).map(({ key, say, short, touches }) => ({
    key,
    say,
    ...(short === undefined ? {} : { short }),
    touches: [...touches],
  }));
  return { id, why, options: listed, onTimeout, ...(many === undefined ? {} : { many }) };
}

/** Is the other seat deciding? A view only shows whether a private strand has ended. */
function isWaiting({ book, s: seen }: Play, seat: Seat, decision: Decision | null): boolean {
  if (seen.result !== null) return false;
  if (seen.strands === null) return decision === null;
  const root = ensure(seen.strands[other(seat)]?.[0], 'strand of seat', other(seat));
  return root.pc < ensure(book.code[root.code], 'program', root.code).steps.length;
}

/** The facts of a beat as one seat may see them on its table. */
export function factsFor(
  { game, see }: { game: Game; see: See },
  seat: Seat,
  { before, after, facts }: Beat,
): TableBeat['facts'] {
  if (facts.length === 0) return [];
  return [
    ...staged(game.staging, { before: see(before, seat), after: see(after, seat) }, redact(facts, seat)),
  ];
}

/** The beats as one seat may see them. */
interface Telling {
  readonly by: Seat | null;
  readonly see: See;
  readonly beats: readonly Beat[];
  /** The seat's log lines of each beat. */
  readonly lines: readonly (readonly LogLine[])[];
}

function standing(
  table: LiveTable,
  seat: Seat,
  { by, see, beats, lines }: Telling,
  isUndoable = mayUndo(table, seat),
): StateUpdate {
  const { game, state, row, versions } = table;
  const seen = see(state, seat);
  const decision = decisionIn(seen, seat);
  const coach = coachAt(table, decision !== null);
  const summary = summedUp(table);
  return {
    match: row.id,
    seat,
    version: versions[seat],
    by,
    beats: packed(
      beats.map((beat, i) => ({
        facts: factsFor({ game, see }, seat, beat),
        log: [...(lines[i] ?? [])],
        scene: sceneOf(game, see(beat.after, seat), seat),
      })),
    ),
    decision,
    isWaiting: isWaiting(seen, seat, decision),
    mayUndo: isUndoable,
    result: resultFor(state.result),
    ...(summary === null ? {} : { summary }),
    ...(coach === null ? {} : { coach }),
  };
}

/** The current table, for a player who joins. Before the first move that is the deal, as a story. */
export function standingOf(table: LiveTable, seat: Seat): StateUpdate {
  const { state, book, versions } = table;
  if (versions[seat] > 0) {
    const beats = [{ facts: [], before: state, after: state }];
    return standing(table, seat, { by: null, see: seeing(book), beats, lines: [] });
  }
  const { beats: dealt, see, lines } = toldDealOf(table);
  // The other seat may have picked in secret since the deal, which changes nothing this seat sees.
  const beats = dealt.with(-1, { ...ensure(dealt.at(-1), 'beat of the deal'), after: state });
  return standing(table, seat, { by: null, see, beats, lines: lines[seat] });
}

/** Everything one seat is sent about one move. */
export interface SeatUpdate {
  readonly update: StateUpdate;
  readonly ended: GameEnded | null;
}

export function heardOf(step: TableStep, seat: Seat): SeatUpdate {
  const { next, move, see, beats, lines } = step;
  const update = standing(next, seat, { by: move.seat, see, beats, lines: lines[seat] ?? [] });
  const { match, result } = update;
  if (result === null) return { update, ended: null };
  const scores = next.game.scores?.(playing(next.book, next.state)) ?? null;
  return { update, ended: { match, seat, result, scores, seed: next.row.seed } };
}

/** A step that has not happened, for the seat that considers it, with the version it would get. */
export function trialUpdate({ next, move, see, beats, lines }: TableStep, seat: Seat): StateUpdate {
  return standing(next, seat, { by: move.seat, see, beats, lines: lines[seat] ?? [] }, false);
}

export const headOf = (row: MatchRow, isConnected: Both<boolean>): MatchHead => ({
  match: row.id,
  game: row.game,
  ruleset: row.ruleset,
  changes: row.changes,
  changedRules: changesInWords(row.game, row.ruleset, row.changes),
  engine: row.engine,
  set: row.set,
  room: row.room,
  task: taskOf(row) ?? undefined,
  players: perSeat((seat) => {
    const chair = row.chairs[seat];
    return { ...playerIn(chair), isConnected: chair.kind === 'bot' || isConnected[seat] };
  }),
});
