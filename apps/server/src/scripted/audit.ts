// Checks matches after the server was repeatedly killed during play.
// Every match is replayed from its row and log, without interruption, and compared with what the players
// were sent and what the server saved.

import { type Answer, advance, hash, isIllegal, type Seat, view } from '@sleight/kernel';
import { findGame } from '@sleight/shelf';
import { rulebookOf } from '../matches/compiled-rulebooks';
import type { MatchStore, Move } from '../matches/store';
import type { PlayerRecord } from './table';

const isAnswer = (move: Move): move is Answer => !('undo' in move);

const isSame = (move: Move, given: PlayerRecord['acknowledged'][number]): boolean =>
  'keys' in move &&
  move.seat === given.seat &&
  move.decision === given.decision &&
  JSON.stringify(move.keys) === JSON.stringify(given.keys);

/** The problems of this match, in sentences; empty if there are none. */
export async function audit(store: MatchStore, record: PlayerRecord): Promise<string[]> {
  const row = await store.find(record.match);
  if (row === null) return [`match ${record.match} is gone`];
  const log = await store.moves(record.match);
  const problems: string[] = [];
  const tell = (problem: string): number => problems.push(`match ${row.id} (${row.game}): ${problem}`);
  if (log.some(({ n }, i) => n !== i)) tell('the log has a gap');

  const places = record.acknowledged.map((given) => log.findIndex(({ move }) => isSame(move, given)));
  for (const [i, place] of places.entries()) {
    if (place < 0) tell(`acknowledged answer ${JSON.stringify(record.acknowledged[i])} is lost`);
  }

  const { game, book } = await rulebookOf(findGame(row.game), row, store.snapshot);
  const state = game.start(book, row.decks, row.seed);
  const seen = [0, 1].map(() => new Map<string, number>());
  const look = (moves: number): void => {
    for (const seat of [0, 1] as Seat[]) seen[seat].set(JSON.stringify(view(book, state, seat)), moves);
  };
  look(0);
  for (const { n, move } of log) {
    if (!isAnswer(move)) continue;
    const result = advance(book, state, move);
    if (isIllegal(result)) tell(`move ${n} is illegal in an uninterrupted run: ${result.illegal}`);
    look(n + 1);
  }
  if (row.ending !== null && row.ending.hash !== hash(state)) tell('the last state has another hash');
  if (record.isOver !== (row.ending !== null) && record.isOver) tell('players saw an end that was not kept');

  for (const { seat, view: shown, promised } of record.sightings) {
    const moves = seen[seat].get(shown);
    const least = 1 + Math.max(-1, ...places.slice(0, promised));
    if (moves === undefined) tell(`seat ${seat} was shown a table that an uninterrupted run never has`);
    else if (moves < least) tell(`seat ${seat} was shown the table before an answer it was promised`);
  }
  return problems;
}
