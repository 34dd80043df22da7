// The handler of each request. The session identifies the sender; the match gives their seat.
// Invariant: a request only answers about matches its sender plays in; for all others the refusal is the same.

import { decisions, explain, playing, SEATS, type Seat, view } from '@sleight/kernel';
import { other } from '@sleight/kernel/state';
import {
  type Greeting,
  type Presence,
  type Reply,
  type RequestName,
  type Resynced,
  requests,
} from '@sleight/protocol';
import type { z } from 'zod';
import type { UserIdentity } from '../accounts/identity';
import { hintFor } from '../bots/advice';
import type { ThoughtPool } from '../bots/pool';
import { checkGuided } from '../lessons/coach';
import { newTask } from '../lessons/start';
import type { Host } from '../matches/host';
import type { MatchRow } from '../matches/store';
import { isBetweenPeople, type LiveTable, logOf } from '../matches/table';
import { isFinal, legalPart, trialOf, trialStep } from '../matches/trial';
import { headOf, standingOf } from '../matches/updates';
import { overLimit, refused } from '../refused';
import type { Reports } from '../reports/report';
import type { Rooms } from '../rooms/rooms';
import type { Rematches } from './rematches';

export interface RequestsNeed {
  readonly host: Host;
  readonly rooms: Rooms;
  readonly reports: Reports;
  readonly rematches: Rematches;
  readonly pool: ThoughtPool;
  presenceAt(match: string): Presence;
  greeted(match: string, seat: Seat, greeting: Greeting): void;
}

/** The sender, and how they subscribe to a match. */
export interface Asker {
  readonly identity: UserIdentity;
  /** Throws if they have so many live matches that this one, or a new one, exceeds the limit. */
  mayOpen(match?: string): void;
  opened(match: string): void;
  /** Finds a room by its code; wrong codes are counted and throttled. */
  guessing<T>(work: () => Promise<T>): Promise<T>;
  enter(row: MatchRow, seats: readonly Seat[]): void;
  leave(match: string): void;
}

/** A request by name, from payload to answer. */
export type Handlers = { readonly [N in RequestName]: (asker: Asker, raw: unknown) => Promise<Reply<N>> };

/** The largest valid message is a chain of 64 keys. */
const MOST_CHARACTERS = 32_768;

/** Parses a message with its schema. Parse errors stay here: they would only repeat what was sent. */
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

/** A table never changes, so a seat's view of it is made once. */
function createStandings(): (table: LiveTable, seat: Seat) => SeatTable {
  const kept = new WeakMap<LiveTable, Map<Seat, SeatTable>>();
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

/** Finds the sender's seat, and what else several handlers need. */
function createSeating({ host, rooms, rematches, presenceAt }: RequestsNeed) {
  const standingAt = createStandings();

  /** The sender's match and seats; a match they do not play in counts as missing. */
  async function seatedAt(
    asker: Asker,
    match: string,
    look: Host['table'] = host.table,
  ): Promise<{ table: LiveTable; seats: [Seat, ...Seat[]] }> {
    asker.mayOpen(match);
    const table = await look(match);
    const [first, ...others] = seatsOf(table.row, asker.identity.user);
    if (first === undefined) throw refused('not-seated');
    if (table.state.result === null) asker.opened(match);
    return { table, seats: [first, ...others] };
  }

  /** Requests that may start a match. */
  async function beginning<R extends { readonly match: string | null }>(
    asker: Asker,
    work: () => Promise<R>,
  ): Promise<R> {
    asker.mayOpen();
    const begun = await work();
    if (begun.match !== null) asker.opened(begun.match);
    return begun;
  }

  /** The intended seat; in pass and play the request names it, or it is the one with the decision. */
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
    const presence = presenceAt(match);
    return {
      head: headOf(row, presence.isConnected),
      presence,
      tables: seats.map((seat) => standingAt(table, seat)),
      rematch: { asked: rematches.askedBy(match), match: isOver ? await rooms.nextOf(match) : null },
    };
  }

  /** The seat of the player who has been away so long that the other may end the match. */
  async function absentSeat(match: string, claiming: Seat): Promise<Seat> {
    const { row, state } = await host.table(match);
    if (!isBetweenPeople(row)) throw refused('no-claim');
    if (state.result !== null) throw refused('over');
    const seat = other(claiming);
    const wait = presenceAt(match).claimIn[seat];
    if (wait === null) throw refused('still-here');
    if (wait > 0) throw overLimit('away-too-briefly', wait / 1000);
    return seat;
  }

  const version = (table: LiveTable, seat: Seat) => ({ version: table.versions[seat] });

  return { seatedAt, beginning, seatFor, resync, absentSeat, version };
}

type Seating = ReturnType<typeof createSeating>;
type Some<N extends RequestName> = Pick<Handlers, N>;

type Beginning =
  | 'room:create'
  | 'room:look'
  | 'room:join'
  | 'room:leave'
  | 'task:start'
  | 'game:rematch'
  | 'game:continue';

/** Requests that begin a match, or wait for one. */
function beginnings({ host, rooms, rematches, pool }: RequestsNeed, seating: Seating): Some<Beginning> {
  const { beginning, seatedAt } = seating;
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
    'game:rematch': on(requests['game:rematch'].ask, (asker, { match }) =>
      beginning(asker, async () => {
        const { table, seats } = await seatedAt(asker, match, host.fresh);
        return { match: await rematches.ask(table, seats) };
      }),
    ),
    'game:continue': on(requests['game:continue'].ask, (asker, ask) =>
      beginning(asker, async () => ({ match: await rooms.playOn(asker.identity, ask) })),
    ),
  };
}

type Playing = 'game:answer' | 'game:try' | 'game:concede' | 'game:claim' | 'game:undo';

/** Requests that change a match, or try to. */
function moves({ host }: RequestsNeed, { seatFor, absentSeat, version }: Seating): Some<Playing> {
  return {
    'game:answer': on(requests['game:answer'].ask, async (asker, ask) => {
      const { match, decision, keys } = ask;
      const seat = await seatFor(asker, ask, decision);
      checkGuided(await host.table(match), seat, keys);
      return version(await host.move(match, { seat, decision, keys }), seat);
    }),
    'game:try': on(requests['game:try'].ask, async (asker, ask) => {
      const { match, decision, keys, asksFirst = false } = ask;
      const seat = await seatFor(asker, ask, decision);
      const table = await host.table(match);
      const picks = { seat, decision, keys };
      checkGuided(table, seat, keys);
      const trial = trialOf(table, picks);
      if (trial !== null) return { ...version(table, seat), trial, isFinal: false };
      if (asksFirst && isFinal(table, picks)) return { ...version(table, seat), trial, isFinal: true };
      const counted = await host.move(match, legalPart(table, picks));
      return { ...version(counted, seat), trial, isFinal: false };
    }),
    'game:concede': on(requests['game:concede'].ask, async (asker, ask) => {
      const seat = await seatFor(asker, ask);
      return version(await host.move(ask.match, { seat, concede: true }), seat);
    }),
    'game:claim': on(requests['game:claim'].ask, async (asker, ask) => {
      const seat = await seatFor(asker, ask);
      const absent = await absentSeat(ask.match, seat);
      return version(await host.move(ask.match, { seat: absent, concede: true, absent: true }), seat);
    }),
    'game:undo': on(requests['game:undo'].ask, async (asker, ask) => {
      const seat = await seatFor(asker, ask);
      return version(await host.undo(ask.match, seat), seat);
    }),
  };
}

/** Requests that only look at a match, or talk about it. */
function questions(need: RequestsNeed, seating: Seating): Omit<Handlers, Beginning | Playing> {
  const { host, pool, reports } = need;
  const { resync, seatFor, seatedAt } = seating;
  return {
    'game:resync': on(requests['game:resync'].ask, (asker, { match }) => resync(asker, match)),
    'game:leave': on(requests['game:leave'].ask, async (asker, { match }) => {
      asker.leave(match);
      return {};
    }),
    'game:view': on(requests['game:view'].ask, async (asker, ask) => {
      const seat = await seatFor(asker, ask);
      const { book, state, versions } = await host.table(ask.match);
      return { match: ask.match, seat, version: versions[seat], view: view(book, state, seat) };
    }),
    'game:explain': on(requests['game:explain'].ask, async (asker, ask) => {
      const seat = await seatFor(asker, ask);
      const { book, state } = await host.table(ask.match);
      return { reasons: explain(playing(book, view(book, state, seat)), seat, ask.card) };
    }),
    'game:greet': on(requests['game:greet'].ask, async (asker, ask) => {
      const { match, greeting } = ask;
      const seat = await seatFor(asker, ask);
      if (!isBetweenPeople((await host.table(match)).row)) throw refused('no-greetings');
      need.greeted(match, seat, greeting);
      return {};
    }),
    'game:hint': on(requests['game:hint'].ask, async (asker, ask) => {
      const seat = await seatFor(asker, ask);
      const table = await host.table(ask.match);
      if (ask.tried === undefined) return await hintFor(pool, table, seat);
      const step = isBetweenPeople(table.row) ? null : trialStep(table, { seat, ...ask.tried });
      if (step === null) throw refused('stale');
      return await hintFor(pool, step.next, seat);
    }),
    'game:report': on(requests['game:report'].ask, async (asker, { match, note }) => {
      const { table } = await seatedAt(asker, match);
      return { report: await reports.keep(table, asker.identity.user, note) };
    }),
  };
}

export function handlers(need: RequestsNeed): Handlers {
  const seating = createSeating(need);
  return { ...beginnings(need, seating), ...moves(need, seating), ...questions(need, seating) };
}
