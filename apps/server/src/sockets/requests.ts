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
  /** Throws if they have so many live matches that this one, or a new one, is too many. */
  mayOpen(match?: string): void;
  opened(match: string): void;
  /** Looks for a room by its code: wrong codes are counted, and refused when there are too many. */
  guessing<T>(work: () => Promise<T>): Promise<T>;
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

type SeatTable = Resynced['tables'][number];

/** A table never changes, so what a seat sees of it is made once, however often it is asked for. */
function createStandings(): (table: Table, seat: Seat) => SeatTable {
  const kept = new WeakMap<Table, Map<Seat, SeatTable>>();
  return (table, seat) => {
    const seats = kept.get(table) ?? new Map<Seat, SeatTable>();
    kept.set(table, seats);
    const standing = seats.get(seat) ?? {
      update: standingOf(table, seat),
      log: logOf(table, seat).map((lines) => [...lines]),
    };
    seats.set(seat, standing);
    return standing;
  };
}

export const seatsOf = ({ chairs }: MatchRow, user: string): Seat[] =>
  SEATS.filter((seat) => {
    const chair = chairs[seat];
    return chair.kind === 'person' && chair.user === user;
  });

export function handlers({ host, rooms, reports, rematches, pool, isConnected }: RequestsNeed): Handlers {
  const standingAt = createStandings();

  /** The match and the seats of whoever asks; a match one does not play in is as good as none. */
  async function seatedAt(
    asker: Asker,
    match: string,
    look: Host['table'] = host.table,
  ): Promise<{ table: Table; seats: Seat[] }> {
    asker.mayOpen(match);
    const table = await look(match);
    const seats = seatsOf(table.row, asker.identity.user);
    if (seats.length === 0) throw refused('not-seated');
    if (table.state.result === null) asker.opened(match);
    return { table, seats };
  }

  /** What may begin a match. */
  async function beginning<R extends { readonly match: string | null }>(
    asker: Asker,
    work: () => Promise<R>,
  ): Promise<R> {
    asker.mayOpen();
    const begun = await work();
    if (begun.match !== null) asker.opened(begun.match);
    return begun;
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
      tables: seats.map((seat) => standingAt(table, seat)),
      rematch: { asked: rematches.askedBy(match), match: isOver ? await rooms.nextOf(match) : null },
    };
  }

  const version = (table: Table, seat: Seat) => ({ version: table.versions[seat] });

  return {
    'room:create': on(requests['room:create'].ask, (asker, ask) =>
      beginning(asker, () => rooms.create(asker.identity, ask)),
    ),
    'room:look': on(requests['room:look'].ask, (asker, { code }) =>
      asker.guessing(() => rooms.look(asker.identity, code)),
    ),
    'room:join': on(requests['room:join'].ask, (asker, { code, deck }) =>
      beginning(asker, () => asker.guessing(() => rooms.join(asker.identity, code, deck))),
    ),
    'room:leave': on(requests['room:leave'].ask, async (asker, { code }) => {
      await asker.guessing(() => rooms.leave(asker.identity, code));
      return {};
    }),
    'task:start': on(requests['task:start'].ask, (asker, { task }) =>
      beginning(asker, async () => {
        const row = newTask(asker.identity, task, pool.isBusy('prove'));
        await host.begin(row);
        return { match: row.id };
      }),
    ),
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
    'game:rematch': on(requests['game:rematch'].ask, (asker, { match }) =>
      beginning(asker, async () => {
        const { table, seats } = await seatedAt(asker, match, host.fresh);
        return { match: await rematches.ask(table, seats) };
      }),
    ),
    'game:continue': on(requests['game:continue'].ask, (asker, ask) =>
      beginning(asker, async () => ({ match: await rooms.playOn(asker.identity, ask) })),
    ),
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
