// The socket server as the rest of this folder uses it: typed announcements to channels, and who is in them.

import { perSeat, SEATS, type Seat } from '@sleight/kernel';
import type { Announcement, AnnouncementName, Presence } from '@sleight/protocol';
import type { Server, Socket } from 'socket.io';
import type { UserIdentity } from '../accounts/identity';
import type { WrittenMessage } from '../written';
import { createAbsences } from './absences';
import { presenceChannel, seatChannel } from './channels';

type Events = Record<string, (what: unknown) => void>;
export type SocketServer = Server<Events, Events, Events, { identity: UserIdentity }>;
export type KnownSocket = Socket<Events, Events, Events, { identity: UserIdentity }>;

export interface Network {
  send<N extends AnnouncementName>(
    channel: string,
    name: N,
    what: Announcement<N> | WrittenMessage<Announcement<N>>,
  ): void;
  toSeats<N extends AnnouncementName>(match: string, name: N, what: Announcement<N>): void;
  presenceAt(match: string): Presence;
  tellPresence(match: string): void;
  /** The absences of a finished match no longer matter. */
  ended(match: string): void;
  socketsIn(channel: string): KnownSocket[];
}

export function createNetwork(io: SocketServer, claimAfterMs: number, now?: () => number): Network {
  const send: Network['send'] = (channel, name, what) => {
    io.to(channel).emit(name, what);
  };
  const toSeats: Network['toSeats'] = (match, name, what) => {
    for (const seat of SEATS) send(seatChannel(match, seat), name, what);
  };
  const isConnected = (match: string, seat: Seat): boolean =>
    io.of('/').adapter.rooms.has(presenceChannel(match, seat));
  const absences = createAbsences(now);
  function presenceAt(match: string): Presence {
    const present = perSeat((seat) => isConnected(match, seat));
    const claimIn = perSeat((seat) => {
      const away = absences.awayFor(match, seat);
      return away === null ? null : Math.max(0, claimAfterMs - away);
    });
    return { isConnected: present, claimIn };
  }
  function tellPresence(match: string): void {
    absences.noted(
      match,
      SEATS.map((seat) => isConnected(match, seat)),
    );
    toSeats(match, 'game:presence', { match, ...presenceAt(match) });
  }
  return {
    send,
    toSeats,
    presenceAt,
    tellPresence,
    ended: absences.ended,
    socketsIn(channel) {
      const ids = io.of('/').adapter.rooms.get(channel) ?? [];
      return [...ids].flatMap((id) => io.of('/').sockets.get(id) ?? []);
    },
  };
}
