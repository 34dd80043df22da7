// A finished match, step by step, as one seat saw it or open to all.
// Invariant: only what is over is shown, and what is shown comes to the hash that was kept when it ended. Through a
// seat's eyes a replay is what that seat saw while it played, no more.

import { setImmediate as othersTurn } from 'node:timers/promises';
import { type Fact, hash, playing, SEATS, type Seat, type State, sceneOf, staged } from '@sleight/kernel';
import type { Eyes, Replay, ReplayStep } from '@sleight/protocol';
import type { Host } from '../matches/host';
import { logLines } from '../matches/log-lines';
import { seeing } from '../matches/see';
import type { MatchRow } from '../matches/store';
import { openTable, type Table, tried } from '../matches/table';
import { factsFor, headOf } from '../matches/updates';
import { VOID } from '../matches/void';
import { refused } from '../refused';

/** Everything at once: facts with their secrets, and the state without its dice. */
const openFacts = (facts: readonly Fact[]): Fact[] =>
  facts.map(({ secret, ...open }) => ({ ...open, ...secret?.fields }));
const openView = (s: State): State => ({ ...s, rng: s.rng.map(() => 0) });

interface Moment {
  readonly before: State;
  readonly after: State;
  readonly facts: readonly Fact[];
}

/** A moment as it is shown to these eyes. */
type Show = (moment: Moment) => Pick<ReplayStep, 'facts' | 'log' | 'scene'>;

/** Whoever played the match sees it from their own side, anybody else from the first seat's. */
function sideOf({ chairs }: MatchRow, eyes: Eyes, user: string | null): Seat {
  if (eyes !== 'open') return eyes === '0' ? 0 : 1;
  const own = SEATS.find((seat) => {
    const chair = chairs[seat];
    return chair.kind === 'person' && chair.user === user;
  });
  return own ?? 0;
}

/** From a state in which every card is known. */
function shownOpenly({ game, book }: Table, seat: Seat): Show {
  return ({ before, after, facts }) => {
    const seen = () => ({ before: playing(book, before), after: playing(book, after) });
    const known = openFacts(facts);
    return {
      facts: [...staged(game.staging, seen(), known)],
      // Told as this seat's, which here knows everything.
      log: facts.length === 0 ? [] : game.log(seen(), known, seat),
      scene: sceneOf(game, playing(book, openView(after)), seat),
    };
  };
}

function shownTo({ game, book }: Table, seat: Seat): Show {
  return (moment) => {
    const { before, after, facts } = moment;
    const see = seeing(book);
    return {
      facts: factsFor({ game, see }, seat, moment),
      log: logLines({ game, see }, before, after, facts, seat),
      scene: sceneOf(game, see(after, seat), seat),
    };
  };
}

/** Which steps these eyes saw: in private strands only their own. */
const saw = (eyes: Eyes, heard: readonly [boolean, boolean]): boolean =>
  eyes === 'open' || heard[eyes === '0' ? 0 : 1];

/** What a seat picked is its own affair; the other sees what came of it. */
const mayRead = (eyes: Eyes, by: Seat): boolean => eyes === 'open' || eyes === `${by}`;

async function stepsOf(last: Table, eyes: Eyes, seat: Seat): Promise<{ steps: ReplayStep[]; end: State }> {
  let table = openTable(last.row, last.rulebook);
  const show = eyes === 'open' ? shownOpenly(table, seat) : shownTo(table, seat);
  const dealt = { before: table.state, after: table.state, facts: table.opening };
  const steps: ReplayStep[] = [{ by: null, keys: [], ...show(dealt) }];
  for (const { answer } of last.line) {
    // A long match takes a good while to show, and others are playing.
    await othersTurn();
    const step = tried(table, answer);
    if ('illegal' in step) throw new Error(`match ${last.row.id}: its log is refused: ${step.illegal}`);
    const isOpen = mayRead(eyes, answer.seat);
    const keys = 'keys' in answer && isOpen ? [...answer.keys] : [];
    const shown = show(step);
    const log = isOpen && answer.because !== undefined ? [...shown.log, answer.because] : shown.log;
    if (saw(eyes, step.heard)) steps.push({ by: answer.seat, keys, ...shown, log });
    table = step.next;
  }
  return { steps, end: table.state };
}

export async function replayOf(host: Host, match: string, eyes: Eyes, user: string | null): Promise<Replay> {
  const table = await host.fresh(match);
  const { row, state } = table;
  if (state.result === null) throw refused('not-over');
  if (row.ending?.reason === VOID) throw refused('void');
  const seat = sideOf(row, eyes, user);
  const { steps, end } = await stepsOf(table, eyes, seat);
  const isAnother = row.ending !== null && row.ending.hash !== hash(end);
  if (isAnother) throw refused('other-version');
  return {
    head: headOf(
      row,
      SEATS.map(() => false),
    ),
    eyes,
    seat,
    result: state.result,
    seed: row.seed,
    hash: hash(end),
    steps,
  };
}
