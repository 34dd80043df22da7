'use client';
// Starting a match: requests a room or a match and navigates there.
import { ensure } from '@sleight/kernel/ensure';
import type { GameContinue, RoomCreate, RoomCreated } from '@sleight/protocol';
import { useState } from 'react';
import { useRouter } from '../i18n/navigation';
import { type Trouble, TroubleError, troubleOf } from '../net/api';
import { request } from '../net/line';
import { lookAtRoom } from './look-at-room';
import { offers } from './offers';
import { deckChoice } from './setup';

/** One click: against the game's first opponent, with a deck of the server's choice. */
async function firstMatch(game: string): Promise<RoomCreated> {
  const offer = (await offers()).find(({ id }) => id === game);
  if (offer === undefined) {
    throw new TroubleError({
      code: 'unknown-game',
      message: { en: 'This game isn’t available here yet.', fr: 'Ce jeu n’est pas encore disponible ici.' },
    });
  }
  const { id: level } = ensure(offer.levels[0], 'level in', game);
  return request('room:create', { game, opponent: { kind: 'bot', level } });
}

export function useSitDown() {
  const router = useRouter();
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [isBusy, setBusy] = useState(false);

  /** Returns whether it succeeded. */
  async function going(work: () => Promise<Pick<RoomCreated, 'match'> & { room: { code: string } | null }>) {
    setBusy(true);
    setTrouble(null);
    try {
      const { match, room } = await work();
      router.push(match === null ? `/room/${room?.code}` : `/game/${match}`);
      return true;
    } catch (error) {
      setTrouble(troubleOf(error));
      setBusy(false);
      return false;
    }
  }

  return {
    trouble,
    isBusy,
    playNow: (game: string) => going(() => firstMatch(game)),
    create: (ask: RoomCreate) => going(() => request('room:create', ask)),
    /** Starts a new match at a step of a finished one. */
    playOn: (ask: GameContinue) =>
      going(async () => ({ ...(await request('game:continue', ask)), room: null })),
    /** Opens the page of a room. */
    comeTo: (code: string) => going(async () => ({ match: null, room: await lookAtRoom(code) })),
    /** `deck`: as in `Setup`. */
    join: (code: string, deck: string) => going(() => request('room:join', { code, ...deckChoice(deck) })),
  };
}
