// What each request does. Who asks is known from the session; which seat is theirs from the match.
// Invariant: a request answers only about matches its sender plays in, and says so in the same words for every other.

import { decisions, explain, playing, SEATS, type Seat, view } from '@sleight/kernel';
import { type Reply, type RequestName, type Resynced, requests } from '@sleight/protocol';
import type { z } from 'zod';
import type { Identity } from '../accounts/identity';
import { hintFor } from '../bots/advice';
import type { Pool } from '../bots/pool';
import { checkGuided } from '../lessons/coach';
import { newTask } from '../lessons/start';
import type { Host } from '../matches/host';
import type { MatchRow } from '../matches/store';
import { logOf, type Table } from '../matches/table';
import { headOf, standingOf } from '../matches/updates';
import { refused } from '../refused';
import type { Reports } from '../reports/report';
import type { Rooms } from '../rooms/rooms';
import type { Rematches } from './rematches';

export interface RequestsNeed {
  readonly host: Host;
  readonly rooms: Rooms;
  readonly reports: Reports;
  readonly rematches: Rematches;
  readonly pool: Pool;
  isConnected(match: string, seat: Seat): boolean;
}

/** Who asks, and how they come to hear of a match. */
export interface Asker {
  readonly identity: Identity;
  enter(row: MatchRow, seats: readonly Seat[]): void;
}

/** A request by name, from what was sent to what is answered. */
export type Handlers = { readonly [N in RequestName]: (asker: Asker, raw: unknown) => Promise<Reply<N>> };

/** The largest honest message is a chain of 64 keys. */
const MOST_CHARACTERS = 32_768;

/** Reads a message with its schema. What is wrong with it stays here: it could only repeat what was sent. */
function read<S extends z.ZodType>(schema: S, raw: unknown): z.output<S> {
  if ((JSON.stringify(raw) ?? '').length > MOST_CHARACTERS) throw refused('too-large');
  const result = schema.safeParse(raw);
  if (!result.success) throw refused('malformed');
  return result.data;
}

const on =
  <S extends z.ZodType, R>(schema: S, work: (asker: Asker, ask: z.output<S>) => Promise<R>) =>
  async (asker: Asker, raw: unknown): Promise<R> =>
    work(asker, read(schema, raw));

export const seatsOf = ({ chairs }: MatchRow, user: string): Seat[] =>
  SEATS.filter((seat) => {
    const chair = chairs[seat];
    return chair.kind === 'person' && chair.user === user;
  });

export function handlers({ host, rooms, reports, rematches, pool, isConnected }: RequestsNeed): Handlers {
  /** The match and the seats of whoever asks; a match one does not play in is as good as none. */
  async function seatedAt(
    { identity }: Asker,
    match: string,
    look: Host['table'] = host.table,
  ): Promise<{ table: Table; seats: Seat[] }> {
    const table = await look(match);
    const seats = seatsOf(table.row, identity.user);
    if (seats.length === 0) throw refused('not-seated');
    return { table, seats };
  }

  /** The seat that is meant; people who share a screen say which, or it is the one whose decision it is. */
  async function seatFor(
    asker: Asker,
    ask: { match: string; seat?: Seat },
    decision?: number,
  ): Promise<Seat> {
    const { table, seats } = await seatedAt(asker, ask.match);
    if (ask.seat === undefined) {
      const open = decisions(playing(table.book, table.state));
      const isMeant = ({ seat, id }: { seat: Seat; id: number }): boolean =>
        seats.includes(seat) && (decision === undefined || id === decision);
      return open.find(isMeant)?.seat ?? seats[0];
    }
    if (!seats.includes(ask.seat)) throw refused('not-seated');
    return ask.seat;
  }

  async function resync(asker: Asker, match: string): Promise<Resynced> {
    const { table, seats } = await seatedAt(asker, match, host.fresh);
    const { row } = table;
    asker.enter(row, seats);
    const isOver = table.state.result !== null;
    return {
      head: headOf(
        row,
        SEATS.map((seat) => isConnected(match, seat)),
      ),
      tables: seats.map((seat) => ({
        update: standingOf(table, seat),
        log: logOf(table, seat).map((lines) => [...lines]),
      })),
      rematch: { asked: rematches.askedBy(match), match: isOver ? await rooms.nextOf(match) : null },
    };
  }

  const version = (table: Table, seat: Seat) => ({ version: table.versions[seat] });

  return {
    'room:create': on(requests['room:create'].ask, ({ identity }, ask) => rooms.create(identity, ask)),
    'room:look': on(requests['room:look'].ask, ({ identity }, { code }) => rooms.look(identity, code)),
    'room:join': on(requests['room:join'].ask, ({ identity }, { code, deck }) =>
      rooms.join(identity, code, deck),
    ),
    'room:leave': on(requests['room:leave'].ask, async ({ identity }, { code }) => {
      await rooms.leave(identity, code);
      return {};
    }),
    'task:start': on(requests['task:start'].ask, async ({ identity }, { task }) => {
      const row = newTask(identity, task, pool.isBusy());
      await host.begin(row);
      return { match: row.id };
    }),
    'game:resync': on(requests['game:resync'].ask, (asker, { match }) => resync(asker, match)),
    'game:answer': on(requests['game:answer'].ask, async (asker, ask) => {
      const { match, decision, keys } = ask;
      const seat = await seatFor(asker, ask, decision);
      checkGuided(await host.table(match), seat, keys);
      return version(await host.move(match, { seat, decision, keys }), seat);
    }),
    'game:view': on(requests['game:view'].ask, async (asker, ask) => {
      const seat = await seatFor(asker, ask);
      const { book, state, versions } = await host.table(ask.match);
      return { match: ask.match, seat, version: versions[seat], view: view(book, state, seat) };
    }),
    'game:concede': on(requests['game:concede'].ask, async (asker, ask) => {
      const seat = await seatFor(asker, ask);
      return version(await host.move(ask.match, { seat, concede: true }), seat);
    }),
    'game:undo': on(requests['game:undo'].ask, async (asker, ask) => {
      const seat = await seatFor(asker, ask);
      return version(await host.undo(ask.match, seat), seat);
    }),
    'game:rematch': on(requests['game:rematch'].ask, async (asker, { match }) => {
      const { table, seats } = await seatedAt(asker, match, host.fresh);
      return { match: await rematches.ask(table, seats) };
    }),
    'game:explain': on(requests['game:explain'].ask, async (asker, ask) => {
      const seat = await seatFor(asker, ask);
      const { book, state } = await host.table(ask.match);
      return { reasons: explain(playing(book, view(book, state, seat)), seat, ask.card) };
    }),
    'game:hint': on(requests['game:hint'].ask, async (asker, ask) => {
      const seat = await seatFor(asker, ask);
      return await hintFor(pool, await host.table(ask.match), seat);
    }),
    'game:report': on(requests['game:report'].ask, async (asker, { match, note }) => {
      const { table } = await seatedAt(asker, match);
      return { report: await reports.keep(table, asker.identity.user, note) };
    }),
  };
}
