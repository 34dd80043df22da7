'use client';
// Sitting down: asks for a room or a match and goes there.
import type { GameContinue, RoomCreate, Seated } from '@sleight/protocol';
import { useState } from 'react';
import { useRouter } from '../i18n/navigation';
import { type Trouble, TroubleError, troubleOf } from '../net/api';
import { request } from '../net/line';
import { lookAtRoom } from './look-at-room';
import { offers } from './offers';
import { deckChoice } from './setup';

/** One click: against the first opponent of the game, with whatever deck the server chooses. */
async function firstMatch(game: string): Promise<Seated> {
  const offer = (await offers()).find(({ id }) => id === game);
  if (offer === undefined) {
    throw new TroubleError({
      code: 'unknown-game',
      message: { en: 'This game is not served here yet.', fr: 'Ce jeu n’est pas encore servi ici.' },
    });
  }
  return request('room:create', { game, opponent: { kind: 'bot', level: offer.levels[0].id } });
}

export function useSitDown() {
  const router = useRouter();
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [isBusy, setBusy] = useState(false);

  /** Says whether it worked. */
  async function going(work: () => Promise<Pick<Seated, 'match'> & { room: { code: string } | null }>) {
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
    /** Begins a new match at a step of one that is over. */
    playOn: (ask: GameContinue) =>
      going(async () => ({ ...(await request('game:continue', ask)), room: null })),
    /** Goes to the door of a room. */
    comeTo: (code: string) => going(async () => ({ match: null, room: await lookAtRoom(code) })),
    /** `deck`: as `Setup` has it. */
    join: (code: string, deck: string) => going(() => request('room:join', { code, ...deckChoice(deck) })),
  };
}
