// What one seat hears of a match, ready to be sent.
// Invariant: all of it is made from the seat's own view and redacted facts, so that nothing else can be in it.
// Read next: the protocol's table.ts for what the parts mean.

import {
  decisionFor,
  type Game,
  options,
  type Play,
  playing,
  redact,
  SEATS,
  type Seat,
  sceneOf,
  staged,
} from '@sleight/kernel';
import { other } from '@sleight/kernel/state';
import type { ActionPerformed, GameEnded, MatchHead, StateUpdate, YourTurn } from '@sleight/protocol';
import { personaOf } from '../bots/levels';
import { coachAt } from '../lessons/coach';
import { taskOf } from '../lessons/told';
import { changedRules } from '../rooms/changed-rules';
import { type See, seeing } from './see';
import type { Chair, MatchRow } from './store';
import type { Step, Table } from './table';
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

type Happened = Pick<Step, 'before' | 'after' | 'facts'>;

/** What happened, as one seat may see it play on its table. */
export function factsFor(
  { game, see }: { game: Game; see: See },
  seat: Seat,
  { before, after, facts }: Happened,
): StateUpdate['facts'] {
  if (facts.length === 0) return [];
  return [
    ...staged(game.staging, { before: see(before, seat), after: see(after, seat) }, redact(facts, seat)),
  ];
}

function standing(table: Table, seat: Seat, see: See, happened: Happened): StateUpdate {
  const { game, state, row, versions } = table;
  const seen = see(state, seat);
  const decision = decisionIn(seen, seat);
  const coach = coachAt(table, decision !== null);
  return {
    match: row.id,
    seat,
    version: versions[seat],
    facts: factsFor({ game, see }, seat, happened),
    scene: sceneOf(game, seen, seat),
    decision,
    isWaiting: isWaiting(seen, seat, decision),
    mayUndo: mayUndo(table, seat),
    result: resultFor(state.result),
    ...(coach === null ? {} : { coach }),
  };
}

/** How the table stands, for whoever comes in. Who comes in first of all sees the deal. */
export function standingOf(table: Table, seat: Seat): StateUpdate {
  const { state, book, opening, versions } = table;
  const facts = versions[seat] === 0 ? opening : [];
  return standing(table, seat, seeing(book), { before: state, after: state, facts });
}

/** Everything one seat is sent about one move. */
export interface Heard {
  readonly update: StateUpdate;
  readonly performed: ActionPerformed;
  readonly turn: YourTurn | null;
  readonly ended: GameEnded | null;
}

export function heardOf(step: Step, seat: Seat): Heard {
  const { next, move, before } = step;
  const update = standing(next, seat, step.see, step);
  const { match, version, decision, result } = update;
  const log = [...(step.told[seat] ?? [])];
  const wasAsked = decisionFor(playing(next.book, before), seat) !== null;
  return {
    update,
    performed: { match, seat, version, by: move.seat, log },
    turn:
      decision === null || wasAsked
        ? null
        : { match, seat, version, decision: decision.id, why: decision.why },
    ended:
      result === null
        ? null
        : {
            match,
            seat,
            result,
            scores: next.game.scores?.(playing(next.book, next.state)) ?? null,
            seed: next.row.seed,
          },
  };
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
  changedRules: changedRules(row.game, row.ruleset, row.rules),
  engine: row.engine,
  set: row.set,
  room: row.room,
  task: taskOf(row) ?? undefined,
  players: SEATS.map((seat) => {
    const chair = row.chairs[seat];
    return { ...playerIn(chair), isConnected: chair.kind === 'bot' || isConnected[seat] };
  }),
});
