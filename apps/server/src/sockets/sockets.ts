// Sockets: who is there is told by the session cookie, what they ask is read with the protocol, what they may hear
// is sent to the channels they are in.
// Invariant: nothing is sent to a socket but acknowledgements of its own requests and what its seats may hear. Each
// message is paid for, by its sender and by the address it comes from, before any work is done for it.
// Read next: requests.ts for what each request does, costs.ts, rematches.ts.

import type { Server as HttpServer, IncomingMessage } from 'node:http';
import { SEATS, type Seat } from '@sleight/kernel';
import {
  type Acknowledged,
  type Announcement,
  type AnnouncementName,
  type ErrorCode,
  type RequestName,
  requests,
  type WireError,
  wireError,
} from '@sleight/protocol';
import { Server, type Socket } from 'socket.io';
import type { Accounts, Identity, IdentityChange } from '../accounts/identity';
import type { Pool } from '../bots/pool';
import type { Host } from '../matches/host';
import { VOID_RESULT } from '../matches/void';
import type { Lane } from '../operations/lane';
import { attempt, type Limits } from '../operations/limits';
import { isRefused, refused } from '../refused';
import type { Reports } from '../reports/report';
import { type Rooms, roomFor } from '../rooms/rooms';
import { matchOf, presenceChannel, seatChannel, sessionChannel, userChannel } from './channels';
import { COSTS, mayWait, refusalCost, UNKNOWN_COST } from './costs';
import { createLines } from './lines';
import { createOpenMatches, type Opener } from './open-matches';
import { createRematches } from './rematches';
import { type Asker, handlers } from './requests';

export interface SocketsNeed {
  readonly host: Host;
  readonly rooms: Rooms;
  readonly reports: Reports;
  readonly accounts: Accounts;
  /** Where hints are thought of. */
  readonly pool: Pool;
  readonly limits: Limits;
  /** Where costly requests wait for each other, so that answers do not wait for them. */
  readonly lane: Lane;
  /** May this one open a socket: a page of ours, and not too many from one address? */
  mayConnect(request: IncomingMessage): Promise<boolean>;
  /** Where it comes from, for counting. */
  addressOf(request: IncomingMessage): string;
  /** Something broke that was nobody's wrong input. */
  failed(error: unknown, about: Readonly<Record<string, string>>): void;
  /** Something was refused, for the metrics. */
  refused(code: ErrorCode): void;
  /** How long a request took, for the metrics. */
  took(request: RequestName, seconds: number): void;
}

export interface Sockets {
  readonly count: () => number;
  close(): Promise<void>;
}

/** What is larger is not even read: the line is cut. */
const MOST_BYTES = 131_072;

/** A line that died without a word is noticed on both sides after 18 s; by socket.io's own measure it would be 45. */
const HEARTBEAT = { pingInterval: 10_000, pingTimeout: 8_000 };

/** How often it is made sure that sessions are still good; those ended in this process are closed at once. */
const CHECK_MS = 30_000;

/** What nobody does more than a few times a minute has a budget of its own. */
const BUDGETS: Partial<Record<RequestName, 'start' | 'hint'>> = {
  'room:create': 'start',
  'task:start': 'start',
  'game:rematch': 'start',
  'game:continue': 'start',
  'game:report': 'start',
  'game:hint': 'hint',
};

type Linked = Extract<IdentityChange, { kind: 'linked' }>;
type Heard = Record<string, (what: unknown) => void>;
type Known = Socket<Heard, Heard, Heard, { identity: Identity }>;

const isRequest = (name: string): name is RequestName => Object.hasOwn(requests, name);

/** What the sender of a bad request is told. Anything unforeseen is told to nobody but the operator. */
function errorFor(error: unknown): WireError {
  return isRefused(error) ? error.wire : wireError('server');
}

const isUnknownRoom = (error: unknown): boolean => isRefused(error) && error.wire.code === 'unknown-room';

/** Rejected connections carry a typed reason. */
const refusedAtTheDoor = (code: ErrorCode): Error =>
  Object.assign(new Error(code), { data: wireError(code) });

export function attachSockets(server: HttpServer, need: SocketsNeed): Sockets {
  const { host, rooms, accounts, limits } = need;
  const io = new Server<Heard, Heard, Heard, { identity: Identity }>(server, {
    serveClient: false,
    transports: ['websocket'],
    maxHttpBufferSize: MOST_BYTES,
    ...HEARTBEAT,
    allowRequest: (request, answer) => {
      need.mayConnect(request).then(
        (may) => {
          if (!may) need.refused('wrong-origin');
          answer(null, may);
        },
        (error: unknown) => {
          need.refused(errorFor(error).code);
          answer(null, false);
        },
      );
    },
  });
  const lines = createLines(need.addressOf);
  io.engine.on('connection', lines.opened);

  const send = <N extends AnnouncementName>(channel: string, name: N, what: Announcement<N>): void => {
    io.to(channel).emit(name, what);
  };
  const toSeats = <N extends AnnouncementName>(match: string, name: N, what: Announcement<N>): void => {
    for (const seat of SEATS) send(seatChannel(match, seat), name, what);
  };

  const isConnected = (match: string, seat: Seat): boolean =>
    io.of('/').adapter.rooms.has(presenceChannel(match, seat));
  const tellPresence = (match: string): void =>
    toSeats(match, 'game:presence', { match, isConnected: SEATS.map((seat) => isConnected(match, seat)) });

  const rematches = createRematches(rooms, (match, asked, next) =>
    toSeats(match, 'game:rematch', { match, asked, next }),
  );
  const handle = handlers({ ...need, rematches, isConnected });
  const openMatches = createOpenMatches(limits);

  const leaveHost = host.listen({
    moved({ row, state }) {
      if (state.result !== null) openMatches.ended(row.id);
    },
    heard({ id }, seat, { update, ended }) {
      const channel = seatChannel(id, seat);
      send(channel, 'game:state-update', update);
      if (ended !== null) send(channel, 'game:ended', ended);
    },
    voided({ id: match, seed }) {
      for (const seat of SEATS)
        send(seatChannel(match, seat), 'game:ended', {
          match,
          seat,
          result: VOID_RESULT,
          scores: null,
          seed,
        });
    },
  });

  rooms.listen({
    changed(room, what) {
      for (const seat of SEATS) {
        const one = room.seats[seat];
        if (one !== null) send(userChannel(one.user), `room:player-${what}`, roomFor(room, seat));
      }
    },
  });

  const openerAt = (socket: Known): Opener => ({
    user: socket.data.identity.user,
    address: need.addressOf(socket.request),
  });

  const askerAt = (socket: Known): Asker => ({
    identity: socket.data.identity,
    mayOpen: (match) => openMatches.check(openerAt(socket), match),
    opened: (match) => openMatches.opened(openerAt(socket), match),
    guessing: (work) => {
      const { user, address } = openerAt(socket);
      const tries = [() => limits.code(user), () => limits.codesHere(address)];
      return attempt(tries, work, isUnknownRoom);
    },
    enter({ id: match, chairs }, seats) {
      const present = SEATS.filter((seat) => seats.includes(seat) || chairs[seat].kind === 'bot');
      const channels = [
        ...seats.map((seat) => seatChannel(match, seat)),
        ...present.map((seat) => presenceChannel(match, seat)),
      ];
      const isNew = channels.some((channel) => !socket.rooms.has(channel));
      void socket.join(channels);
      if (isNew) tellPresence(match);
    },
  });

  async function answered(socket: Known, name: string, raw: unknown): Promise<Acknowledged<unknown>> {
    const { user, address } = openerAt(socket);
    const began = performance.now();
    try {
      const cost = isRequest(name) ? COSTS[name] : UNKNOWN_COST;
      await limits.message(user, cost);
      await limits.messagesHere(address, cost);
      if (!isRequest(name)) throw refused('malformed');
      const budget = BUDGETS[name];
      if (budget !== undefined) await limits[budget](user);
      const work = (): Promise<unknown> => handle[name](askerAt(socket), raw);
      const value = await (mayWait(name) ? need.lane(work) : work());
      need.took(name, (performance.now() - began) / 1000);
      return { ok: true, value };
    } catch (error) {
      if (!isRefused(error)) need.failed(error, { request: isRequest(name) ? name : 'unknown' });
      const wire = errorFor(error);
      need.refused(wire.code);
      // Only the sender's own budget counts: the neighbours of someone who floods are not cut off.
      await limits.refusal(user, refusalCost(wire.code)).catch(() => socket.disconnect(true));
      return { ok: false, error: wire };
    }
  }

  /** Who comes in, or why they may not. */
  async function atTheDoor(socket: Known): Promise<Identity | ErrorCode> {
    if (lines.count(socket.request) > limits.sockets) return 'too-many-sockets';
    try {
      const { cookie } = socket.handshake.headers;
      return (await need.lane(() => accounts.identify(cookie))) ?? 'not-signed-in';
    } catch (error) {
      need.failed(error, { request: 'connect' });
      return 'server';
    }
  }

  io.use((socket: Known, next) => {
    void atTheDoor(socket).then((who) => {
      if (typeof who !== 'string') {
        socket.data.identity = who;
        return next();
      }
      need.refused(who);
      next(refusedAtTheDoor(who));
      // Once they have been told, the line is not theirs to keep.
      setImmediate(() => socket.conn.close());
    });
  });

  io.on('connection', (socket: Known) => {
    const { user, session } = socket.data.identity;
    void socket.join([userChannel(user), sessionChannel(session)]);
    socket.onAny((name: string, ...sent: unknown[]) => {
      const last = sent.at(-1);
      const acknowledge = typeof last === 'function' ? last : null;
      void answered(socket, name, sent[0] === last && acknowledge !== null ? undefined : sent[0]).then(
        (answer) => {
          if (acknowledge !== null) acknowledge(answer);
          else if (!answer.ok) socket.emit('error', answer.error);
        },
      );
    });
    socket.on('disconnecting', () => {
      const matches = new Set([...socket.rooms].flatMap((channel) => matchOf(channel) ?? []));
      // Told once the socket has left its channels.
      setImmediate(() => {
        for (const match of matches) tellPresence(match);
      });
    });
  });

  const closeSession = (session: string): void => {
    const open = io.in(sessionChannel(session));
    open.emit('error', wireError('not-signed-in'));
    open.disconnectSockets(true);
  };

  const stopHearing = accounts.onChange((change) => {
    if (change.kind === 'revoked') closeSession(change.session);
    else if (change.kind === 'renamed') rename(change.user, change.name);
    else rebind(change);
  });

  function rename(user: string, name: string): void {
    for (const { data } of socketsIn(userChannel(user))) data.identity = { ...data.identity, name };
  }

  /** A guest has become somebody: their sockets and live matches follow. */
  function rebind({ from, to, session, name }: Linked): void {
    for (const socket of socketsIn(userChannel(from))) {
      const { identity } = socket.data;
      void socket.leave(userChannel(from));
      void socket.leave(sessionChannel(identity.session));
      socket.data.identity = { ...identity, user: to, session, name, isGuest: false };
      void socket.join([userChannel(to), sessionChannel(session)]);
    }
    host.reload(({ chairs }) => chairs.some((chair) => chair.kind === 'person' && chair.user === from));
  }

  function socketsIn(channel: string): Known[] {
    const ids = io.of('/').adapter.rooms.get(channel) ?? [];
    return [...ids].flatMap((id) => io.of('/').sockets.get(id) ?? []);
  }

  /** Sessions may end in another process. */
  async function checkSessions(): Promise<void> {
    const sessions = new Set([...io.of('/').sockets.values()].map(({ data }) => data.identity.session));
    const live = await accounts.liveAmong([...sessions]);
    for (const session of sessions) if (!live.has(session)) closeSession(session);
  }
  const checking = setInterval(() => {
    checkSessions().catch((error: unknown) => need.failed(error, { request: 'check sessions' }));
  }, CHECK_MS);
  checking.unref();

  return {
    count: () => io.of('/').sockets.size,
    async close() {
      clearInterval(checking);
      stopHearing();
      leaveHost();
      io.disconnectSockets(true);
      io.engine.close();
    },
  };
}
