// Hostile guests behind one address: each requests its table several times at once, as fast as it is answered.
// A guest whose socket is closed reconnects as soon as possible.

import { setTimeout as wait } from 'node:timers/promises';
import { shelf } from '@sleight/shelf';
import { connect, guestCookie, type ScriptedPlayer } from './player';

export interface Flood {
  /** The number of answered messages so far, and how many of them were not refused. */
  count(): { readonly sent: number; readonly served: number };
  close(): void;
}

/** The number of answers each waits for at once. */
const AT_ONCE = 4;
const AGAIN_MS = 50;
const ADDRESS = '10.66.66.66';

export async function startFlood(url: string, guests: number): Promise<Flood> {
  const counts = { sent: 0, served: 0 };
  let isOpen = true;

  async function ask(player: ScriptedPlayer, match: string): Promise<void> {
    while (isOpen) {
      const answer = await player.ask('game:resync', { match });
      if (answer === null) continue;
      counts.sent++;
      if (answer.ok) counts.served++;
    }
  }

  /** Joins, and tries again if there are too many at once. */
  async function begin(player: ScriptedPlayer, game: string): Promise<string> {
    for (;;) {
      const begun = await player.ask('room:create', { game, opponent: { kind: 'hotseat' } });
      if (begun?.ok === true && begun.value.match !== null) return begun.value.match;
      await wait(AGAIN_MS);
    }
  }

  const players: ScriptedPlayer[] = [];
  const matches: string[] = [];
  for (let i = 0; i < guests; i++) {
    const player = connect(url, await guestCookie(url, ADDRESS), ADDRESS);
    player.socket.on('disconnect', () => {
      if (isOpen) setTimeout(() => player.socket.connect(), AGAIN_MS).unref();
    });
    players.push(player);
    matches.push(await begin(player, shelf[i % shelf.length].id));
  }
  for (const [i, player] of players.entries())
    for (let one = 0; one < AT_ONCE; one++) void ask(player, matches[i]);
  return {
    count: () => ({ ...counts }),
    close() {
      isOpen = false;
      for (const { socket } of players) socket.disconnect();
    },
  };
}
