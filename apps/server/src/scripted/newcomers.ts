// A steady stream of newcomers: a fixed number of matches a second is joined, looked at by both, and left.

import { setTimeout as wait } from 'node:timers/promises';
import { shelf } from '@sleight/shelf';
import { connect, guestCookie } from './player';

export interface Newcomers {
  /** How many matches both players have seen so far. */
  seated(): number;
  close(): void;
}

/** Distinguished from everyone else by their address. */
const addressOf = (number: number, seat: number): string =>
  `10.${100 + seat}.${(number >> 8) & 255}.${number & 255}`;

async function sitDownOnce(url: string, number: number): Promise<void> {
  const players = await Promise.all(
    [0, 1].map(async (seat) => {
      const address = addressOf(number, seat);
      return connect(url, await guestCookie(url, address), address);
    }),
  );
  try {
    const { id: game } = shelf[number % shelf.length];
    const { room } = await players[0].must('room:create', { game, opponent: { kind: 'friend' } });
    const { match } = await players[1].must('room:join', { code: room?.code ?? '' });
    for (const player of players) await player.must('game:resync', { match: match ?? '' });
  } finally {
    for (const { socket } of players) socket.disconnect();
  }
}

export function startNewcomers(url: string, perSecond: number): Newcomers {
  let isOpen = true;
  let seated = 0;
  async function come(): Promise<void> {
    const began = performance.now();
    for (let number = 0; isOpen; number++) {
      // They arrive by the clock, however long the server takes.
      await wait(began + (number * 1000) / perSecond - performance.now());
      void sitDownOnce(url, number).then(
        () => seated++,
        () => {},
      );
    }
  }
  if (perSecond > 0) void come();
  return {
    seated: () => seated,
    close() {
      isOpen = false;
    },
  };
}
