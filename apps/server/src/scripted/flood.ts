// Guests of one address who mean harm: each asks for its table again, several times at once, as fast as it is answered.
// A guest whose socket is closed comes back as soon as it is let in.

import { shelf } from '../games';
import { connect, guestCookie, type ScriptedPlayer } from './player';

export interface Flood {
  /** How many messages were answered so far, and how many of them were not refused. */
  count(): { readonly sent: number; readonly served: number };
  close(): void;
}

/** How many answers each waits for at once. */
const AT_ONCE = 4;
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

  async function begin(number: number): Promise<ScriptedPlayer> {
    const player = connect(url, await guestCookie(url, ADDRESS), ADDRESS);
    const { id: game } = shelf[number % shelf.length];
    const { match } = await player.must('room:create', { game, opponent: { kind: 'hotseat' } });
    for (let i = 0; i < AT_ONCE; i++) void ask(player, match ?? '');
    return player;
  }

  const players: ScriptedPlayer[] = [];
  for (let i = 0; i < guests; i++) players.push(await begin(i));
  return {
    count: () => ({ ...counts }),
    close() {
      isOpen = false;
      for (const { socket } of players) socket.disconnect();
    },
  };
}
