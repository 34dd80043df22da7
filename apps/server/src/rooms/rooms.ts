// Sitting down: against a bot or at one screen a match begins at once; with a friend it waits in a room for a code.
// Invariant: the id of a room's next match follows from the room, and an id is stored once, so that any number of
// starters start one match. A room whose starter died is found without a match, and the next to join starts it.

import { createHash, randomInt } from 'node:crypto';
import { type Game, SEATS, type Seat } from '@sleight/kernel';
import {
  type BotChoice,
  type DeckChoice,
  type GameContinue,
  type Manner,
  MODEL_LEVEL,
  mannerSchema,
  type RoomCreate,
  type RoomSeen,
  type RoomState,
  type Seated,
} from '@sleight/protocol';
import { levelsOf } from '../bots/levels';
import type { DeckStore } from '../decks/store';
import { bookOf, gameNamed } from '../matches/books';
import { continuation } from '../matches/continuation';
import type { Host } from '../matches/host';
import { newMatch, type Setup } from '../matches/start';
import type { Both, Chair, MatchStore } from '../matches/store';
import { canPlay, modelLevel } from '../model/level';
import type { ModelOpponent } from '../model/opponent';
import { refused } from '../refused';
import { changesInWords } from './changed-rules';
import { chosenDeck } from './deck-choice';
import { type Below, drawnSeats, secretDraw, swapped, swapsSeats } from './seats';
import type { RoomRow, RoomSeat, RoomStore } from './store';

export interface Person {
  readonly user: string;
  readonly name: string;
}

export interface RoomListener {
  /** Somebody sat down or left; `match` is there once both sit. */
  changed(room: RoomRow, what: 'joined' | 'left'): void;
}

export interface Rooms {
  create(who: Person, ask: RoomCreate): Promise<Seated>;
  /** For who is at the door: refused where nobody could come in. */
  look(who: Person, code: string): Promise<RoomSeen>;
  join(who: Person, code: string, deck: DeckChoice | undefined): Promise<Seated>;
  leave(who: Person, code: string): Promise<void>;
  /**
   * Another match with the same decks and swapped seats, under the rules of today. In a room this is for when both
   * have agreed. `user` is told what is wrong with their own deck.
   */
  again(match: string, user: string | null): Promise<string>;
  /** Begins a new match at a step of one that is over; says its id. */
  playOn(who: Person, ask: GameContinue): Promise<string>;
  /** The match that came after this one, if there is one. */
  nextOf(match: string): Promise<string | null>;
  listen(listener: RoomListener): void;
}

export interface RoomsNeed {
  readonly host: Host;
  readonly matches: MatchStore;
  readonly rooms: RoomStore;
  readonly decks: DeckStore;
  /** Are the bots' threads so busy that no new bot should sit down? */
  readonly botsAreBusy: () => boolean;
  /** A language model to play against, where there is one. */
  readonly model: Pick<ModelOpponent, 'hasSearch' | 'isBusy'> | null;
  /** Draws seats; from a cryptographic source if absent. */
  readonly below?: Below;
}

/** Letters and digits that nobody mistakes for each other. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const newCode = (): string => Array.from({ length: 6 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** One person waits in no more rooms than this: nobody comes to the oldest any more, so it makes way. */
const MOST_WAITING = 5;
/** A few people may write to a room at once; more tries than this are a fault. */
const MOST_TRIES = 5;

const seatIn = ({ seats }: RoomRow, user: string): Seat | null =>
  SEATS.find((seat) => seats[seat]?.user === user) ?? null;

/** The id of the match that a room plays next, after another one of its own. Nobody else can guess it. */
function nextMatchOf({ code, createdAt, seats }: RoomRow, after: string | null): string {
  const made = JSON.stringify([code, createdAt, seats[0]?.user, seats[1]?.user, after]);
  return createHash('sha256').update(made).digest('base64url').slice(0, 16);
}

export const roomFor = (room: RoomRow, seat: Seat): RoomState => ({
  code: room.code,
  game: room.game,
  ruleset: room.ruleset,
  changedRules: changesInWords(room.game, room.ruleset, room.changes),
  players: room.seats.map((one) => one?.name ?? null),
  seat,
  match: room.match,
});

const seated = (room: RoomRow, seat: Seat): Seated => ({ room: roomFor(room, seat), match: room.match });
const personIn = ({ user, name }: Person): Chair => ({ kind: 'person', user, name });

export function createRooms(need: RoomsNeed): Rooms {
  const { host, matches, rooms, decks, botsAreBusy, model, below = secretDraw } = need;
  const listeners: RoomListener[] = [];
  const tell = (room: RoomRow, what: 'joined' | 'left'): void => {
    for (const listener of listeners) listener.changed(room, what);
  };

  async function begin(setup: Setup): Promise<string> {
    const row = newMatch(setup);
    await host.begin(row);
    return row.id;
  }

  /** Writes a room over the version it was read at; null if somebody else was faster. */
  async function written(room: RoomRow, changes: Partial<RoomRow>): Promise<RoomRow | null> {
    const next = { ...room, ...changes, version: room.version + 1 };
    return (await rooms.save(next)) ? next : null;
  }

  async function found(code: string): Promise<RoomRow> {
    const room = await rooms.find(code);
    if (room === null || room.status === 'closed') throw refused('unknown-room');
    return room;
  }

  /** A deck may have become illegal since its player sat down. Only they are told what is wrong with it. */
  function checkDecks({ game: id, ruleset, changes, seats }: RoomRow, user: string | null): void {
    const game = gameNamed(id);
    const book = bookOf(game, ruleset, changes);
    for (const seat of seats) {
      const problems = seat === null ? [] : game.deckProblems(book, seat.deck);
      if (problems.length > 0)
        throw seat?.user === user ? refused('bad-deck', problems) : refused('their-deck');
    }
  }

  /** Stores a match under this id; false if another starter was faster. */
  async function store(id: string, setup: Setup): Promise<boolean> {
    try {
      await host.begin({ ...newMatch(setup), id });
      return true;
    } catch (error) {
      if ((await matches.find(id)) !== null) return false;
      throw error;
    }
  }

  /** Starts the match of a room in which both sit. `isNew`: no other starter was faster. */
  async function start(
    room: RoomRow,
    after: string | null,
    user: string | null,
  ): Promise<{ readonly room: RoomRow; readonly isNew: boolean }> {
    const [first, second] = room.seats;
    if (first === null || second === null) return { room, isNew: false };
    checkDecks(room, user);
    const { game, ruleset, changes, code } = room;
    const match = nextMatchOf(room, after);
    const isNew = await store(match, {
      game,
      ruleset,
      changes,
      decks: [first.deck, second.deck],
      chairs: [personIn(first), personIn(second)],
      room: code,
      after,
    });
    return { room: (await written(room, { match, status: 'playing' })) ?? (await found(code)), isNew };
  }

  /** The match that a room without one has played last. */
  async function lastIn({ code, seats }: RoomRow): Promise<string | null> {
    const recent = seats[0] === null ? [] : await matches.ofUser(seats[0].user, null, 50);
    return recent.find(({ row }) => row.room === code && row.status === 'over')?.row.id ?? null;
  }

  /** The seat at the match of a room, which is started where both sit and none has begun. */
  async function atTheMatch(waiting: RoomRow, seat: Seat): Promise<Seated> {
    const after = await lastIn(waiting);
    const { room, isNew } = await start(waiting, after, waiting.seats[seat]?.user ?? null);
    if (isNew) tell(room, 'joined');
    return seated(room, seat);
  }

  /** Who forgot to leave their rooms must not be kept from opening another. */
  async function closeOldest(who: Person): Promise<void> {
    const waiting = (await rooms.ofUser(who.user)).filter(({ seats }) => seats.includes(null));
    for (const room of waiting.slice(MOST_WAITING - 1)) {
      const closed = await written(room, { status: 'closed' });
      if (closed !== null) tell(closed, 'left');
    }
  }

  async function openRoom(who: Person, setup: Pick<Setup, 'game' | 'ruleset' | 'changes'>, seat: RoomSeat) {
    await closeOldest(who);
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const room: RoomRow = {
        ...setup,
        code: newCode(),
        version: 0,
        seats: [seat, null],
        match: null,
        status: 'waiting',
        createdAt: new Date(),
      };
      if (await rooms.create(room)) return seated(room, 0);
    }
    throw refused('unavailable');
  }

  function modelIn(game: Game, manner: Manner): Chair {
    if (model === null || !canPlay(model, manner, game)) throw refused('unknown-level');
    if (model.isBusy()) throw refused('unavailable');
    return { kind: 'bot', level: MODEL_LEVEL, manner };
  }

  /** The bot that was asked for; refused where there is none like it, or where it is too busy to sit down. */
  function botFor(game: Game, { level, persona, manner }: BotChoice): Chair {
    const isModel = level === MODEL_LEVEL;
    const found = isModel ? modelLevel : levelsOf(game).find(({ id }) => id === level);
    if (found === undefined || (!isModel && manner !== undefined)) throw refused('unknown-level');
    const isNobody = persona !== undefined && !found.personas.some(({ id }) => id === persona);
    if (isNobody) throw refused('unknown-persona');
    if (isModel) return modelIn(game, manner ?? mannerSchema.parse({}));
    if (botsAreBusy()) throw refused('unavailable');
    return { kind: 'bot', level, ...(persona === undefined ? {} : { persona }) };
  }

  async function create(who: Person, ask: RoomCreate): Promise<Seated> {
    const game = gameNamed(ask.game);
    const { ruleset = game.rulesets[0], rules: changes = {}, opponent } = ask;
    const book = bookOf(game, ruleset, changes);
    const deckOf = (choice: DeckChoice | undefined) => chosenDeck(decks, who.user, game, book, choice);
    const deck = await deckOf(ask.deck);
    const table = { game: game.id, ruleset, changes };
    if (opponent.kind === 'friend') return await openRoom(who, table, { ...who, deck });
    const mine = { chair: personIn(who), deck };
    const theirDeck = await deckOf(opponent.deck);
    const [first, second] =
      opponent.kind === 'bot'
        ? drawnSeats(game, below, [mine, { chair: botFor(game, opponent), deck: theirDeck }])
        : [mine, { chair: personIn(who), deck: theirDeck }];
    const match = await begin({
      ...table,
      decks: [first.deck, second.deck],
      chairs: [first.chair, second.chair],
      room: null,
      after: null,
    });
    return { room: null, match };
  }

  async function playOn(who: Person, ask: GameContinue): Promise<string> {
    const { opponent } = ask;
    const row = await continuation({ host, matches }, ask, who.user, (game) => {
      const me = personIn(who);
      return { me, other: opponent.kind === 'hotseat' ? me : botFor(game, opponent) };
    });
    await host.begin(row);
    return row.id;
  }

  async function look(who: Person, code: string): Promise<RoomSeen> {
    const room = await found(code);
    const seat = seatIn(room, who.user);
    if (seat === null && !room.seats.includes(null)) throw refused('room-full');
    return { ...roomFor(room, seat ?? 1), seat };
  }

  async function join(who: Person, code: string, choice: DeckChoice | undefined): Promise<Seated> {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const room = await found(code);
      const mine = seatIn(room, who.user);
      if (mine !== null) return room.match === null ? await atTheMatch(room, mine) : seated(room, mine);
      if (room.seats[1] !== null) throw refused('room-full');
      checkDecks(room, who.user);
      const game = gameNamed(room.game);
      const book = bookOf(game, room.ruleset, room.changes);
      const deck = await chosenDeck(decks, who.user, game, book, choice);
      const seats = drawnSeats(game, below, [room.seats[0], { ...who, deck }]);
      const taken = await written(room, { seats });
      if (taken === null) continue;
      return await atTheMatch(taken, seatIn(taken, who.user) ?? 1);
    }
    throw refused('unavailable');
  }

  async function leave(who: Person, code: string): Promise<void> {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const room = await found(code);
      if (seatIn(room, who.user) === null) throw refused('not-seated');
      const match = room.match === null ? null : await matches.find(room.match);
      if (match?.status === 'live') throw refused('not-over');
      const closed = await written(room, { status: 'closed' });
      if (closed === null) continue;
      tell(closed, 'left');
      return;
    }
    throw refused('unavailable');
  }

  async function nextOf(match: string): Promise<string | null> {
    const row = await matches.find(match);
    const person = row?.chairs.find((chair) => chair.kind === 'person');
    if (person?.kind !== 'person') return null;
    const recent = await matches.ofUser(person.user, null, 50);
    return recent.find((one) => one.row.after === match)?.row.id ?? null;
  }

  async function again(match: string, user: string | null): Promise<string> {
    const row = await matches.find(match);
    if (row === null) throw refused('unknown-match');
    if (row.status !== 'over') throw refused('not-over');
    const next = await nextOf(match);
    if (next !== null) return next;
    // A bot may be gone, or too busy, since it last sat down; puzzles and guides have none.
    const bots = row.task === null ? row.chairs.filter((chair) => chair.kind === 'bot') : [];
    for (const bot of bots) botFor(gameNamed(row.game), bot);
    // A puzzle is proved in the bots' threads.
    if (row.task?.kind === 'puzzle' && botsAreBusy()) throw refused('unavailable');
    const inOrder = <T>(both: Both<T>): Both<T> => (swapsSeats(row) ? swapped(both) : both);
    if (row.room === null) {
      const { game, ruleset, changes, task } = row;
      const sides = { decks: inOrder(row.decks), chairs: inOrder(row.chairs) };
      return await begin({ game, ruleset, changes, task, ...sides, room: null, after: match });
    }
    const room = await found(row.room);
    if (room.match !== match) throw refused('unavailable');
    checkDecks(room, user);
    const mine = await written(room, { match: null, status: 'waiting', seats: inOrder(room.seats) });
    if (mine === null) throw refused('unavailable');
    return (await start(mine, match, user)).room.match ?? match;
  }

  return {
    create,
    look,
    join,
    leave,
    again,
    playOn,
    nextOf,
    listen(listener) {
      listeners.push(listener);
    },
  };
}
