'use client';
// A room by its code: a visitor chooses a deck and joins; a player in it waits for the other,
// and the match starts by itself.
import type { RoomSeen, RoomState } from '@sleight/protocol';
import { useTranslations } from 'next-intl';
import { useCallback, useEffect, useState } from 'react';
import { useRouter } from '../i18n/navigation';
import { type Trouble, troubleOf } from '../net/api';
import { hear, onOpen, request } from '../net/line';
import { ButtonLink } from '../ui/button';
import { Panel } from '../ui/panel';
import { TroubleNote } from '../ui/trouble';
import { lookAtRoom } from './look-at-room';
import { RoomDoor } from './room-door';
import { RoomWaiting } from './room-waiting';

/** The current room, fetched again after a reconnect and whenever a player comes or goes. */
function useRoom(code: string): { room: RoomSeen | null; trouble: Trouble | null } {
  const [room, setRoom] = useState<RoomSeen | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const look = useCallback(async () => {
    try {
      const seen = await lookAtRoom(code);
      setTrouble(null);
      // A player already in it returns, and starts the match if the one who should have is gone.
      setRoom(seen.seat === null ? seen : ((await request('room:join', { code })).room ?? seen));
    } catch (error) {
      setTrouble(troubleOf(error));
    }
  }, [code]);
  useEffect(() => {
    const heard = (state: RoomState) => void (state.code === code && look());
    const stop = [
      onOpen(() => void look()),
      hear('room:player-joined', heard),
      hear('room:player-left', heard),
    ];
    void look();
    return () => {
      for (const end of stop) end();
    };
  }, [code, look]);
  return { room, trouble };
}

export function Room({ code }: { code: string }) {
  const t = useTranslations('play');
  const router = useRouter();
  const { room, trouble } = useRoom(code);
  const match = room?.match ?? null;
  useEffect(() => {
    if (match !== null) router.replace(`/game/${match}`);
  }, [match, router]);

  if (trouble !== null) {
    return (
      <Panel>
        <TroubleNote trouble={trouble} />
        <ButtonLink href="/play/online" className="justify-self-start">
          {t('otherRoom')}
        </ButtonLink>
      </Panel>
    );
  }
  if (room === null || match !== null) {
    return (
      <Panel>
        <p role="status">{t('loading')}</p>
      </Panel>
    );
  }
  return room.seat === null ? <RoomDoor room={room} /> : <RoomWaiting room={room} />;
}
