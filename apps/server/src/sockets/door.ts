// Lets sockets in: the session cookie identifies them. Rejected connections carry a typed reason.

import { type ErrorCode, wireError } from '@sleight/protocol';
import type { UserIdentity } from '../accounts/identity';
import type { createLines } from './lines';
import type { SocketsNeed } from './need';
import type { KnownSocket, SocketServer } from './network';

interface Door extends Pick<SocketsNeed, 'accounts' | 'limits' | 'lane' | 'failed' | 'refused'> {
  readonly lines: ReturnType<typeof createLines>;
}

const refusedAtTheDoor = (code: ErrorCode): Error =>
  Object.assign(new Error(code), { data: wireError(code) });

/** Identifies a new connection, or rejects it with a reason. */
async function atTheDoor(
  { accounts, limits, lane, failed, lines }: Door,
  socket: KnownSocket,
): Promise<UserIdentity | ErrorCode> {
  if (lines.count(socket.request) > limits.sockets) return 'too-many-sockets';
  try {
    const { cookie } = socket.handshake.headers;
    return (await lane(() => accounts.identify(cookie))) ?? 'not-signed-in';
  } catch (error) {
    failed(error, { request: 'connect' });
    return 'server';
  }
}

export function guardDoor(io: SocketServer, door: Door): void {
  io.use((socket: KnownSocket, next) => {
    void atTheDoor(door, socket).then((who) => {
      if (typeof who !== 'string') {
        socket.data.identity = who;
        return next();
      }
      door.refused(who);
      next(refusedAtTheDoor(who));
      // After this message the connection is closed.
      setImmediate(() => socket.conn.close());
    });
  });
}
