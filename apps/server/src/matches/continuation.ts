// Continues a finished match from one of its steps: a new match whose log begins with the answers that led there.
// Invariant: it equals the old match up to that step: same seed, decks, card set and rules. The engine must still
// replay the old match to its end. Read next: database/matches.ts, which stores row and log together.

import { ENGINE, hash, SEATS, type Seat, type State } from '@sleight/kernel';
import type { Game } from '@sleight/kit';
import type { GameContinue } from '@sleight/protocol';
import { isRefused, refused } from '../refused';
import { gameNamed } from './books';

import { NOTHING } from './fold';
import type { Host } from './host';
import { folded, usualPace } from './rebuild';
import { newId } from './start';
import type { Both, Chair, InheritedMove, MatchRow, MatchStore, NewMatch } from './store';
import type { LiveTable } from './table';
import { VOID } from './void';

/** The hash of a final table under its match's engine: a state names the engine that dealt it. */
export const endHash = (state: State, { engine }: MatchRow): string =>
  hash({ ...state, head: { ...state.head, engine } });

const isOtherVersion = (error: unknown): boolean => isRefused(error) && error.wire.code === 'other-version';

/** The final table of a finished match; null if the engine no longer reproduces it. */
export async function rebuiltEnd(host: Host, row: MatchRow): Promise<LiveTable | null> {
  try {
    const table = await host.fresh(row.id);
    return row.ending?.hash === endHash(table.state, row) ? table : null;
  } catch (error) {
    if (isOtherVersion(error)) return null;
    throw error;
  }
}

/** How many answers lead to a recorded step of this point of view; null if it has no such step. */
export function answersBefore(
  line: readonly { readonly heard: Both<boolean> }[],
  { eyes, step }: Pick<GameContinue, 'eyes' | 'step'>,
): number | null {
  if (step === 0) return 0;
  const steps = line.flatMap(({ heard }, i) => (eyes === 'open' || heard[Number(eyes)] ? [i + 1] : []));
  return steps[step - 1] ?? null;
}

function seatFor({ chairs }: MatchRow, { eyes, seat }: GameContinue, user: string): Seat {
  if (seat !== undefined) return seat;
  if (eyes !== 'open') return eyes === '0' ? 0 : 1;
  return SEATS.find((one) => chairs[one].kind === 'person' && chairs[one].user === user) ?? 0;
}

async function finished(matches: MatchStore, id: string): Promise<MatchRow> {
  const row = await matches.find(id);
  if (row === null) throw refused('unknown-match');
  if (row.status !== 'over') throw refused('not-over');
  if (row.ending?.reason === VOID) throw refused('void');
  if (row.task !== null) throw refused('not-dealt');
  return row;
}

/** The first counting answers, as in the log. A bot's reasons are left out: they would be shown at the end. */
async function inheritedMoves(matches: MatchStore, id: string, count: number): Promise<InheritedMove[]> {
  const read = (from: number, most: number) => matches.moves(id, from, most);
  const { answers } = await folded(NOTHING, read, usualPace);
  return answers.slice(0, count).map(({ answer: { because: _, ...move }, witness }) => ({ move, witness }));
}

interface Need {
  readonly host: Host;
  readonly matches: MatchStore;
}

/** The new match, ready to be stored. `sit` returns the asker's seat and the other one, or refuses. */
export async function continuation(
  { host, matches }: Need,
  ask: GameContinue,
  user: string,
  sit: (game: Game) => { me: Chair; other: Chair },
): Promise<NewMatch> {
  const old = await finished(matches, ask.match);
  const end = await rebuiltEnd(host, old);
  if (end === null) throw refused('cannot-continue');
  const count = answersBefore(end.line, ask);
  if (count === null) throw refused('unknown-step');
  if (count === end.line.length) throw refused('over');
  const chairs = sit(gameNamed(old.game));
  const log = await inheritedMoves(matches, old.id, count);
  const mine = seatFor(old, ask, user);
  return {
    ...old,
    id: newId(),
    // The old match names its snapshots, so they are stored.
    snapshots: [],
    log,
    inherited: log.length,
    chairs: mine === 0 ? [chairs.me, chairs.other] : [chairs.other, chairs.me],
    engine: ENGINE,
    room: null,
    after: null,
    status: 'live',
    ending: null,
    startedAt: new Date(),
  };
}
