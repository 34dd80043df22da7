// Starting the match of a room once both players are in, and what all of a room's requests need.
// Invariant: the id of a room's next match follows from the room, and each id is stored once, so any number of
// starters start one match. If a starter dies, the room has no match, and the next player to join starts it.

import { createHash } from 'node:crypto';
import { perSeat, SEATS, type Seat } from '@sleight/kernel';
import type { Below } from '@sleight/kit/random-deck';
import type { RoomCreated, RoomState } from '@sleight/protocol';
import type { DeckStore } from '../decks/store';
import { bookOf, gameNamed } from '../matches/books';
import type { Host } from '../matches/host';
import { type MatchSetup, newMatch } from '../matches/start';
import type { Chair, MatchStore } from '../matches/store';
import { refused } from '../refused';
import type { BotsAtHand } from './bot-chair';
import { changesInWords } from './changed-rules';
import type { RoomRow, RoomStore } from './store';

export interface Person {
  readonly user: string;
  readonly name: string;
}

/** The context of a room's requests. */
export interface Lobby extends BotsAtHand {
  readonly host: Host;
  readonly matches: MatchStore;
  readonly rooms: RoomStore;
  readonly decks: DeckStore;
  /** Draws seats. */
  readonly below: Below;
  /** A player joined or left; `match` is set once both are in. */
  tell(room: RoomRow, what: 'joined' | 'left'): void;
}

/** A few people may write to a room at once; more attempts than this are an error. */
export const MOST_TRIES = 5;

export const seatIn = ({ seats }: RoomRow, user: string): Seat | null =>
  SEATS.find((seat) => seats[seat]?.user === user) ?? null;

/** The id of the room's next match, after its current one. It cannot be guessed. */
function nextMatchOf({ code, createdAt, seats }: RoomRow, after: string | null): string {
  const made = JSON.stringify([code, createdAt, seats[0]?.user, seats[1]?.user, after]);
  return createHash('sha256').update(made).digest('base64url').slice(0, 16);
}

export const roomFor = (room: RoomRow, seat: Seat): RoomState => ({
  code: room.code,
  game: room.game,
  ruleset: room.ruleset,
  changedRules: changesInWords(room.game, room.ruleset, room.changes),
  players: perSeat((at) => room.seats[at]?.name ?? null),
  seat,
  match: room.match,
});

export const seated = (room: RoomRow, seat: Seat): RoomCreated => ({
  room: roomFor(room, seat),
  match: room.match,
});
export const personIn = ({ user, name }: Person): Chair => ({ kind: 'person', user, name });

export async function begin({ host }: Lobby, setup: MatchSetup): Promise<string> {
  const row = newMatch(setup);
  await host.begin(row);
  return row.id;
}

/** Writes a room over the version it was read at; null if another process was faster. */
export async function written(
  { rooms }: Lobby,
  room: RoomRow,
  changes: Partial<RoomRow>,
): Promise<RoomRow | null> {
  const next = { ...room, ...changes, version: room.version + 1 };
  return (await rooms.save(next)) ? next : null;
}

export async function found({ rooms }: Lobby, code: string): Promise<RoomRow> {
  const room = await rooms.find(code);
  if (room === null || room.status === 'closed') throw refused('unknown-room');
  return room;
}

/** A deck may have become illegal since its player joined. Only that player hears what is wrong with it. */
export function checkDecks({ game: id, ruleset, changes, seats }: RoomRow, user: string | null): void {
  const game = gameNamed(id);
  const book = bookOf(game, ruleset, changes);
  for (const seat of seats) {
    const problems = seat === null ? [] : game.deckProblems(book, seat.deck);
    if (problems.length > 0)
      throw seat?.user === user ? refused('bad-deck', problems) : refused('their-deck');
  }
}

/** Stores a match under this id; false if another starter was faster. */
async function store({ host, matches }: Lobby, id: string, setup: MatchSetup): Promise<boolean> {
  try {
    await host.begin({ ...newMatch(setup), id });
    return true;
  } catch (error) {
    if ((await matches.find(id)) !== null) return false;
    throw error;
  }
}

/** Starts the match of a full room. `isNew`: no other starter was faster. */
export async function start(
  lobby: Lobby,
  room: RoomRow,
  after: string | null,
  user: string | null,
): Promise<{ readonly room: RoomRow; readonly isNew: boolean }> {
  const [first, second] = room.seats;
  if (first === null || second === null) return { room, isNew: false };
  checkDecks(room, user);
  const { game, ruleset, changes, code } = room;
  const match = nextMatchOf(room, after);
  const isNew = await store(lobby, match, {
    game,
    ruleset,
    changes,
    decks: [first.deck, second.deck],
    chairs: [personIn(first), personIn(second)],
    room: code,
    after,
  });
  return {
    room: (await written(lobby, room, { match, status: 'playing' })) ?? (await found(lobby, code)),
    isNew,
  };
}

/** The last match of a room without a live one. */
async function lastIn({ matches }: Lobby, { code, seats }: RoomRow): Promise<string | null> {
  const recent = seats[0] === null ? [] : await matches.ofUser(seats[0].user, null, 50);
  return recent.find(({ row }) => row.room === code && row.status === 'over')?.row.id ?? null;
}

/**
 * The player's seat in the room's match, which is started if both are there and it has not begun.
 * `isFirst`: the room has just filled up, so no match can have come before.
 */
export async function atTheMatch(
  lobby: Lobby,
  waiting: RoomRow,
  seat: Seat,
  isFirst = false,
): Promise<RoomCreated> {
  const after = isFirst ? null : await lastIn(lobby, waiting);
  const { room, isNew } = await start(lobby, waiting, after, waiting.seats[seat]?.user ?? null);
  if (isNew) lobby.tell(room, 'joined');
  return seated(room, seat);
}
