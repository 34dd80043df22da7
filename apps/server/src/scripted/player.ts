// A scripted player: signs in as a guest over HTTP, joins and answers over a socket, like a page.

import type {
  Acknowledged,
  Announcement,
  AnnouncementName,
  Reply,
  RequestBody,
  RequestName,
} from '@sleight/protocol';
import { io, type Socket } from 'socket.io-client';

export interface ScriptedPlayer {
  readonly socket: Socket;
  /** Null if the connection broke before the acknowledgement. */
  ask<N extends RequestName>(name: N, what: RequestBody<N>): Promise<Acknowledged<Reply<N>> | null>;
  /** The same, for requests that must succeed. */
  must<N extends RequestName>(name: N, what: RequestBody<N>): Promise<Reply<N>>;
  on<N extends AnnouncementName>(name: N, hear: (what: Announcement<N>) => void): void;
}

const ACKNOWLEDGE_MS = 30_000;

/** Each from its own address, as a proxy would report it, so that no budget is shared. */
export async function guestCookie(url: string, address: string): Promise<string> {
  const headers = { origin: url, 'x-forwarded-for': address };
  const response = await fetch(`${url}/api/account/guest`, { method: 'POST', headers });
  if (!response.ok) throw new Error(`no guest: ${response.status} ${await response.text()}`);
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

const AGAIN_MS = 200;

export function connect(url: string, cookie: string, address: string): ScriptedPlayer {
  const socket = io(url, {
    transports: ['websocket'],
    forceNew: true,
    reconnectionDelay: 20,
    reconnectionDelayMax: 100,
    extraHeaders: { cookie, origin: url, 'x-forwarded-for': address },
  });
  // socket.io does not retry a rejected connection; pages do, and so do these.
  socket.on('connect_error', () => {
    if (!socket.active) setTimeout(() => socket.connect(), AGAIN_MS).unref();
  });
  async function ask<N extends RequestName>(
    name: N,
    what: RequestBody<N>,
  ): Promise<Acknowledged<Reply<N>> | null> {
    return await socket
      .timeout(ACKNOWLEDGE_MS)
      .emitWithAck(name, what)
      .catch(() => null);
  }
  return {
    socket,
    ask,
    async must(name, what) {
      const answer = await ask(name, what);
      if (answer?.ok !== true)
        throw new Error(`${name}: ${answer === null ? 'no answer' : answer.error.code}`);
      return answer.value;
    },
    on(name, hear) {
      socket.on<string>(name, hear);
    },
  };
}
