// A scripted player: comes in as a guest over HTTP, sits down and answers over a socket, as a page would.

import type {
  Acknowledged,
  Announcement,
  AnnouncementName,
  Ask,
  Reply,
  RequestName,
} from '@sleight/protocol';
import { io, type Socket } from 'socket.io-client';

export interface ScriptedPlayer {
  readonly socket: Socket;
  /** Null when the line broke before the acknowledgement came. */
  ask<N extends RequestName>(name: N, what: Ask<N>): Promise<Acknowledged<Reply<N>> | null>;
  /** The same, for what must work. */
  must<N extends RequestName>(name: N, what: Ask<N>): Promise<Reply<N>>;
  on<N extends AnnouncementName>(name: N, hear: (what: Announcement<N>) => void): void;
}

const ACKNOWLEDGE_MS = 30_000;

/** Each from an address of its own, as a proxy would tell it, so that no budget is shared. */
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
  // Whom the server turned away at the door is not tried again by socket.io; pages try again, and so do these.
  socket.on('connect_error', () => {
    if (!socket.active) setTimeout(() => socket.connect(), AGAIN_MS).unref();
  });
  async function ask<N extends RequestName>(name: N, what: Ask<N>): Promise<Acknowledged<Reply<N>> | null> {
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
