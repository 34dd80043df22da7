// A rematch with the same decks and swapped seats, under the current rules.

import { gameNamed } from '../matches/books';
import type { Both } from '../matches/store';
import { refused } from '../refused';
import { botFor } from './bot-chair';
import { swapped, swapsSeats } from './seats';
import { begin, checkDecks, found, type Lobby, start, written } from './starting';

export async function nextOf({ matches }: Lobby, match: string): Promise<string | null> {
  const row = await matches.find(match);
  const person = row?.chairs.find((chair) => chair.kind === 'person');
  if (person?.kind !== 'person') return null;
  const recent = await matches.ofUser(person.user, null, 50);
  return recent.find((one) => one.row.after === match)?.row.id ?? null;
}

export async function again(lobby: Lobby, match: string, user: string | null): Promise<string> {
  const row = await lobby.matches.find(match);
  if (row === null) throw refused('unknown-match');
  if (row.status !== 'over') throw refused('not-over');
  const next = await nextOf(lobby, match);
  if (next !== null) return next;
  // The bot may be gone, or too busy, since the last match; puzzles and guides have none.
  const bots = row.task === null ? row.chairs.filter((chair) => chair.kind === 'bot') : [];
  for (const bot of bots) botFor(lobby, gameNamed(row.game), bot);
  // A puzzle is proved in the bots' threads.
  if (row.task?.kind === 'puzzle' && lobby.botsAreBusy()) throw refused('unavailable');
  const inOrder = <T>(both: Both<T>): Both<T> => (swapsSeats(row) ? swapped(both) : both);
  if (row.room === null) {
    const { game, ruleset, changes, task } = row;
    const sides = { decks: inOrder(row.decks), chairs: inOrder(row.chairs) };
    return await begin(lobby, { game, ruleset, changes, task, ...sides, room: null, after: match });
  }
  const room = await found(lobby, row.room);
  if (room.match !== match) throw refused('unavailable');
  checkDecks(room, user);
  const mine = await written(lobby, room, { match: null, status: 'waiting', seats: inOrder(room.seats) });
  if (mine === null) throw refused('unavailable');
  return (await start(lobby, mine, match, user)).room.match ?? match;
}
