// What one seat hears of a match, ready to be sent.
// Invariant: all of it is made from the seat's own view and redacted facts, so that nothing else can be in it.
// Read next: the protocol's table.ts for what the parts mean.

import {
  type Beat,
  decisionFor,
  type Game,
  options,
  type Play,
  playing,
  redact,
  type Said,
  SEATS,
  type Seat,
  sceneOf,
  staged,
} from '@sleight/kernel';
import { other } from '@sleight/kernel/state';
import {
  type GameEnded,
  type MatchHead,
  packed,
  type StateUpdate,
  type Beat as TableBeat,
} from '@sleight/protocol';
import { personaOf } from '../bots/levels';
import { coachAt } from '../lessons/coach';
import { taskOf } from '../lessons/told';
import { changesInWords } from '../rooms/changed-rules';
import { logLines } from './log-lines';
import { type See, seeing } from './see';
import type { Chair, MatchRow } from './store';
import { dealOf, type Step, type Table } from './table';
import { mayUndo } from './undo';
import { resultFor } from './void';

type Decision = NonNullable<StateUpdate['decision']>;

/** The decision of a seat, read off its own view. */
function decisionIn(p: Play, seat: Seat): Decision | null {
  const asked = decisionFor(p, seat);
  if (asked === null) return null;
  const { id, why, onTimeout, many } = asked;
  const listed = options(p, seat).map(({ key, say, touches }) => ({ key, say, touches: [...touches] }));
  return { id, why, options: listed, onTimeout, ...(many === undefined ? {} : { many }) };
}

/** Is the other seat deciding? Of a private strand a view shows whether it has ended, and that is all. */
function isWaiting({ book, s: seen }: Play, seat: Seat, decision: Decision | null): boolean {
  if (seen.result !== null) return false;
  if (seen.strands === null) return decision === null;
  const [root] = seen.strands[other(seat)];
  return root.pc < book.code[root.code].steps.length;
}

/** What happened in a beat, as one seat may see it play on its table. */
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

/** Beats as one seat may see them. */
interface Telling {
  readonly by: Seat | null;
  readonly see: See;
  readonly beats: readonly Beat[];
  /** What the seat reads of each beat. */
  readonly lines: readonly (readonly Said[])[];
}

function standing(table: Table, seat: Seat, { by, see, beats, lines }: Telling): StateUpdate {
  const { game, state, row, versions } = table;
  const seen = see(state, seat);
  const decision = decisionIn(seen, seat);
  const coach = coachAt(table, decision !== null);
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
    mayUndo: mayUndo(table, seat),
    result: resultFor(state.result),
    ...(coach === null ? {} : { coach }),
  };
}

/** How the table stands, for a player who comes in. Before the first move that is the deal, told as a story. */
export function standingOf(table: Table, seat: Seat): StateUpdate {
  const { state, book, game, versions } = table;
  const see = seeing(book);
  if (versions[seat] > 0) {
    const beats = [{ facts: [], before: state, after: state }];
    return standing(table, seat, { by: null, see, beats, lines: [] });
  }
  // The other seat may have picked in secret since the deal, which changes nothing that this one sees.
  const dealt = dealOf(table).beats;
  const beats = dealt.with(-1, { ...dealt[dealt.length - 1], after: state });
  const lines = dealt.map((beat) => logLines({ game, see }, beat, seat));
  return standing(table, seat, { by: null, see, beats, lines });
}

/** Everything one seat is sent about one move. */
export interface Heard {
  readonly update: StateUpdate;
  readonly ended: GameEnded | null;
}

export function heardOf(step: Step, seat: Seat): Heard {
  const { next, move, see, beats, lines } = step;
  const update = standing(next, seat, { by: move.seat, see, beats, lines: lines[seat] ?? [] });
  const { match, result } = update;
  if (result === null) return { update, ended: null };
  const scores = next.game.scores?.(playing(next.book, next.state)) ?? null;
  return { update, ended: { match, seat, result, scores, seed: next.row.seed } };
}

/** Who sits there, as anybody may know it. */
export const playerIn = (chair: Chair) =>
  chair.kind === 'bot'
    ? { name: null, level: chair.level, persona: personaOf(chair.persona) }
    : { name: chair.name, level: null, persona: null };

export const headOf = (row: MatchRow, isConnected: readonly boolean[]): MatchHead => ({
  match: row.id,
  game: row.game,
  ruleset: row.ruleset,
  changes: row.changes,
  changedRules: changesInWords(row.game, row.ruleset, row.changes),
  engine: row.engine,
  set: row.set,
  room: row.room,
  task: taskOf(row) ?? undefined,
  players: SEATS.map((seat) => {
    const chair = row.chairs[seat];
    return { ...playerIn(chair), isConnected: chair.kind === 'bot' || isConnected[seat] };
  }),
});
