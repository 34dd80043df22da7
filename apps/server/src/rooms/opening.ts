// Opening a match: against a bot or in pass and play at once, with a friend by waiting in a room with a code, or from a
// step of a finished match.

import { randomInt } from 'node:crypto';
import type { DeckChoice, GameContinue, RoomCreate, RoomCreated } from '@sleight/protocol';
import { bookOf, gameNamed } from '../matches/books';
import { continuation } from '../matches/continuation';
import type { MatchSetup } from '../matches/start';
import { refused } from '../refused';
import { botFor } from './bot-chair';
import { chosenDeck } from './deck-choice';
import { drawnSeats } from './seats';
import { begin, type Lobby, MOST_TRIES, type Person, personIn, seated, written } from './starting';
import type { RoomRow, RoomSeat } from './store';

/** Letters and digits that are hard to confuse. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const newCode = (): string => Array.from({ length: 6 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** The number of rooms one person may wait in: nobody comes to the oldest any more, so it is closed. */
const MOST_WAITING = 5;
/** Forgotten rooms must not keep a player from opening another. */
async function closeOldest(lobby: Lobby, who: Person): Promise<void> {
  const waiting = (await lobby.rooms.ofUser(who.user)).filter(({ seats }) => seats.includes(null));
  for (const room of waiting.slice(MOST_WAITING - 1)) {
    const closed = await written(lobby, room, { status: 'closed' });
    if (closed !== null) lobby.tell(closed, 'left');
  }
}

async function openRoom(
  lobby: Lobby,
  who: Person,
  setup: Pick<MatchSetup, 'game' | 'ruleset' | 'changes'>,
  seat: RoomSeat,
): Promise<RoomCreated> {
  await closeOldest(lobby, who);
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
    if (await lobby.rooms.create(room)) return seated(room, 0);
  }
  throw refused('unavailable');
}

export async function create(lobby: Lobby, who: Person, ask: RoomCreate): Promise<RoomCreated> {
  const game = gameNamed(ask.game);
  const { ruleset = game.rulesets[0], rules: changes = {}, opponent } = ask;
  const book = bookOf(game, ruleset, changes);
  const deckOf = (choice: DeckChoice | undefined) => chosenDeck(lobby.decks, who.user, game, book, choice);
  const deck = await deckOf(ask.deck);
  const table = { game: game.id, ruleset, changes };
  if (opponent.kind === 'friend') return await openRoom(lobby, who, table, { ...who, deck });
  const mine = { chair: personIn(who), deck };
  const theirDeck = await deckOf(opponent.deck);
  const [first, second] =
    opponent.kind === 'bot'
      ? drawnSeats(game, lobby.below, [mine, { chair: botFor(lobby, game, opponent), deck: theirDeck }])
      : [mine, { chair: personIn(who), deck: theirDeck }];
  const match = await begin(lobby, {
    ...table,
    decks: [first.deck, second.deck],
    chairs: [first.chair, second.chair],
    room: null,
    after: null,
  });
  return { room: null, match };
}

export async function playOn(lobby: Lobby, who: Person, ask: GameContinue): Promise<string> {
  const { opponent } = ask;
  const row = await continuation(lobby, ask, who.user, (game) => {
    const me = personIn(who);
    return { me, other: opponent.kind === 'hotseat' ? me : botFor(lobby, game, opponent) };
  });
  await lobby.host.begin(row);
  return row.id;
}
