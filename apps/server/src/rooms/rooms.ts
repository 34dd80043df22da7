// Starting a match: against a bot or in pass and play at once; with a friend after waiting in a room with a code.
// Read next: starting.ts for the match of a room, opening.ts for new rooms, again.ts for rematches.

import type { Below } from '@sleight/kit/random-deck';
import type { DeckChoice, GameContinue, RoomCreate, RoomCreated, RoomSeen } from '@sleight/protocol';
import { bookOf, gameNamed } from '../matches/books';
import { refused } from '../refused';
import { again, nextOf } from './again';
import { chosenDeck } from './deck-choice';
import { create, playOn } from './opening';
import { drawnSeats, secretDraw } from './seats';
import {
  atTheMatch,
  checkDecks,
  found,
  type Lobby,
  MOST_TRIES,
  type Person,
  roomFor,
  seated,
  seatIn,
  written,
} from './starting';
import type { RoomRow } from './store';

export interface RoomListener {
  /** A player joined or left; `match` is set once both are in. */
  changed(room: RoomRow, what: 'joined' | 'left'): void;
}

export interface Rooms {
  create(who: Person, ask: RoomCreate): Promise<RoomCreated>;
  /** Shown to a player about to join; refused if the room cannot be joined. */
  look(who: Person, code: string): Promise<RoomSeen>;
  join(who: Person, code: string, deck: DeckChoice | undefined): Promise<RoomCreated>;
  leave(who: Person, code: string): Promise<void>;
  /**
   * A rematch with the same decks and swapped seats, under the current rules. In a room both players must have
   * agreed. `user` hears what is wrong with their own deck.
   */
  again(match: string, user: string | null): Promise<string>;
  /** Starts a new match at a step of a finished one; returns its id. */
  playOn(who: Person, ask: GameContinue): Promise<string>;
  /** The match that followed this one, if any. */
  nextOf(match: string): Promise<string | null>;
  listen(listener: RoomListener): void;
}

export interface RoomsNeed extends Omit<Lobby, 'below' | 'tell'> {
  /** Draws seats; from a cryptographic source by default. */
  readonly below?: Below;
}

async function look(lobby: Lobby, who: Person, code: string): Promise<RoomSeen> {
  const room = await found(lobby, code);
  const seat = seatIn(room, who.user);
  if (seat === null && !room.seats.includes(null)) throw refused('room-full');
  return { ...roomFor(room, seat ?? 1), seat };
}

async function join(
  lobby: Lobby,
  who: Person,
  code: string,
  choice: DeckChoice | undefined,
): Promise<RoomCreated> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const room = await found(lobby, code);
    const mine = seatIn(room, who.user);
    if (mine !== null) return room.match === null ? await atTheMatch(lobby, room, mine) : seated(room, mine);
    if (room.seats[1] !== null) throw refused('room-full');
    checkDecks(room, who.user);
    const game = gameNamed(room.game);
    const book = bookOf(game, room.ruleset, room.changes);
    const deck = await chosenDeck(lobby.decks, who.user, game, book, choice);
    const seats = drawnSeats(game, lobby.below, [room.seats[0], { ...who, deck }]);
    const taken = await written(lobby, room, { seats });
    if (taken === null) continue;
    return await atTheMatch(lobby, taken, seatIn(taken, who.user) ?? 1, true);
  }
  throw refused('unavailable');
}

async function leave(lobby: Lobby, who: Person, code: string): Promise<void> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const room = await found(lobby, code);
    if (seatIn(room, who.user) === null) throw refused('not-seated');
    const match = room.match === null ? null : await lobby.matches.find(room.match);
    if (match?.status === 'live') throw refused('not-over');
    const closed = await written(lobby, room, { status: 'closed' });
    if (closed === null) continue;
    lobby.tell(closed, 'left');
    return;
  }
  throw refused('unavailable');
}

export function createRooms(need: RoomsNeed): Rooms {
  const listeners: RoomListener[] = [];
  const lobby: Lobby = {
    ...need,
    below: need.below ?? secretDraw,
    tell(room, what) {
      for (const listener of listeners) listener.changed(room, what);
    },
  };
  return {
    create: (who, ask) => create(lobby, who, ask),
    look: (who, code) => look(lobby, who, code),
    join: (who, code, deck) => join(lobby, who, code, deck),
    leave: (who, code) => leave(lobby, who, code),
    again: (match, user) => again(lobby, match, user),
    playOn: (who, ask) => playOn(lobby, who, ask),
    nextOf: (match) => nextOf(lobby, match),
    listen(listener) {
      listeners.push(listener);
    },
  };
}
