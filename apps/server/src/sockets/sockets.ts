// Sockets: the session cookie identifies the sender, the protocol parses the requests, and messages go to the
// channels a socket is in.
// Invariant: a socket only receives acknowledgements of its own requests and what its seats may know.
// Read next: door.ts for who may connect, answering.ts and requests.ts for the requests, rematches.ts.

import type { Server as HttpServer } from 'node:http';
import { SEATS } from '@sleight/kernel';
import { Server } from 'socket.io';
import { Decoder } from 'socket.io-parser';
import { VOID_RESULT } from '../matches/void';
import { roomFor } from '../rooms/starting';
import { answered, errorFor } from './answering';
import { matchOf, seatChannel, sessionChannel, userChannel } from './channels';
import { guardDoor } from './door';
import { PacketEncoder } from './encoder';
import { createLines } from './lines';
import type { SocketsNeed } from './need';
import { createNetwork, type KnownSocket, type Network, type SocketServer } from './network';
import { createOpenMatches } from './open-matches';
import { createRematches } from './rematches';
import { handlers } from './requests';
import { followSessions } from './sessions';

export interface Sockets {
  readonly count: () => number;
  close(): Promise<void>;
}

/** Anything larger is not read: the connection is closed. */
const MOST_BYTES = 131_072;

/** A dead connection is noticed on both sides after 18 s; with socket.io's defaults it would be 45. */
const HEARTBEAT = { pingInterval: 10_000, pingTimeout: 8_000 };

/**
 * Empties the packets a socket has just sent. The array has been in V8's old space since the last message; it would
 * otherwise keep each message there until the next major collection.
 */
function emptied(_: unknown, sent: unknown[]): void {
  queueMicrotask(() => {
    sent.length = 0;
  });
}

function openServer(server: HttpServer, need: SocketsNeed): SocketServer {
  const io: SocketServer = new Server(server, {
    serveClient: false,
    transports: ['websocket'],
    maxHttpBufferSize: MOST_BYTES,
    ...HEARTBEAT,
    parser: { Encoder: PacketEncoder, Decoder },
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
  io.engine.on('flush', emptied);
  return io;
}

/** Sends what happens in the matches of this process to their players; returns how to stop. */
function sendMatches({ host }: SocketsNeed, network: Network, ended: (match: string) => void): () => void {
  return host.listen({
    moved({ row, state }) {
      if (state.result === null) return;
      ended(row.id);
    },
    heard({ id }, seat, { update, ended }) {
      const channel = seatChannel(id, seat);
      network.send(channel, 'game:state-update', update);
      if (ended !== null) network.send(channel, 'game:ended', ended);
    },
    voided({ id: match, seed }) {
      for (const seat of SEATS)
        network.send(seatChannel(match, seat), 'game:ended', {
          match,
          seat,
          result: VOID_RESULT,
          scores: null,
          seed,
        });
    },
  });
}

/** Tells the players of a room who joined or left. */
function sendRooms({ rooms }: SocketsNeed, network: Network): void {
  rooms.listen({
    changed(room, what) {
      for (const seat of SEATS) {
        const one = room.seats[seat];
        if (one !== null) network.send(userChannel(one.user), `room:player-${what}`, roomFor(room, seat));
      }
    },
  });
}

export function attachSockets(server: HttpServer, need: SocketsNeed): Sockets {
  const io = openServer(server, need);
  const lines = createLines(need.addressOf);
  io.engine.on('connection', lines.opened);
  const network = createNetwork(io, need.claimAfterMs, need.now);
  const openMatches = createOpenMatches(need.limits);
  const handle = handlers({
    ...need,
    rematches: createRematches(need.rooms, (match, asked, next) =>
      network.toSeats(match, 'game:rematch', { match, asked, next }),
    ),
    presenceAt: network.presenceAt,
    greeted: (match, seat, greeting) => network.toSeats(match, 'game:greeting', { match, seat, greeting }),
  });
  const desk = { ...need, handle, network, openMatches };
  const leaveHost = sendMatches(need, network, (match) => {
    openMatches.ended(match);
    network.ended(match);
  });
  sendRooms(need, network);
  guardDoor(io, { ...need, lines });

  io.on('connection', (socket: KnownSocket) => {
    const { user, session } = socket.data.identity;
    void socket.join([userChannel(user), sessionChannel(session)]);
    socket.onAny((name: string, ...sent: unknown[]) => {
      const last = sent.at(-1);
      const acknowledge = typeof last === 'function' ? last : null;
      void answered(desk, socket, name, sent[0] === last && acknowledge !== null ? undefined : sent[0]).then(
        (answer) => {
          if (acknowledge !== null) acknowledge(answer);
          else if (!answer.ok) socket.emit('error', answer.error);
        },
      );
    });
    socket.on('disconnecting', () => {
      const matches = new Set([...socket.rooms].flatMap((channel) => matchOf(channel) ?? []));
      // Sent once the socket has left its channels.
      setImmediate(() => {
        for (const match of matches) network.tellPresence(match);
      });
    });
  });

  const stopFollowing = followSessions(io, network, need);

  return {
    count: () => io.of('/').sockets.size,
    async close() {
      stopFollowing();
      leaveHost();
      io.disconnectSockets(true);
      io.engine.close();
    },
  };
}
