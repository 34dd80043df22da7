// Sockets follow their sessions: closed when the session ends, renamed or moved to an account when its user changes.

import { wireError } from '@sleight/protocol';
import type { IdentityChange } from '../accounts/identity';
import { sessionChannel, userChannel } from './channels';
import type { SocketsNeed } from './need';
import type { Network, SocketServer } from './network';

type Linked = Extract<IdentityChange, { kind: 'linked' }>;

/** How often sessions are checked; those ended in this process are closed at once. */
const CHECK_MS = 30_000;

/** Returns how to stop. */
export function followSessions(
  io: SocketServer,
  { socketsIn }: Network,
  { accounts, host, failed }: Pick<SocketsNeed, 'accounts' | 'host' | 'failed'>,
): () => void {
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

  /** A guest has become an account: their sockets and live matches follow. */
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

  /** Sessions may end in another process. */
  async function checkSessions(): Promise<void> {
    const sessions = new Set([...io.of('/').sockets.values()].map(({ data }) => data.identity.session));
    const live = await accounts.liveAmong([...sessions]);
    for (const session of sessions) if (!live.has(session)) closeSession(session);
  }
  const checking = setInterval(() => {
    checkSessions().catch((error: unknown) => failed(error, { request: 'check sessions' }));
  }, CHECK_MS);
  checking.unref();

  return () => {
    clearInterval(checking);
    stopHearing();
  };
}
