'use client';
// A room that waits for its second player: whoever opens its address sits down, and the match begins by itself.
import type { RoomState } from '@sleight/protocol';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { useRouter } from '../i18n/navigation';
import { type Trouble, troubleOf } from '../net/api';
import { hear, request } from '../net/line';
import { Button, ButtonLink } from '../ui/button';
import { Panel } from '../ui/panel';
import { TroubleNote } from '../ui/trouble';

export function Room({ code }: { code: string }) {
  const t = useTranslations('play');
  const locale = useLocale();
  const router = useRouter();
  const [room, setRoom] = useState<RoomState | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [isCopied, setCopied] = useState(false);

  useEffect(() => {
    const enter = (match: string | null) => {
      if (match !== null) router.push(`/game/${match}`);
    };
    const heard = (state: RoomState) => {
      if (state.code !== code) return;
      setRoom(state);
      enter(state.match);
    };
    const stop = [hear('room:player-joined', heard), hear('room:player-left', heard)];
    request('room:join', { code }).then(
      (seated) => {
        setRoom(seated.room);
        enter(seated.match ?? seated.room?.match ?? null);
      },
      (error: unknown) => setTrouble(troubleOf(error)),
    );
    return () => {
      for (const end of stop) end();
    };
  }, [code, router]);

  async function leave(): Promise<void> {
    try {
      await request('room:leave', { code });
      router.push('/play/online');
    } catch (error) {
      setTrouble(troubleOf(error));
    }
  }

  async function copy(): Promise<void> {
    await navigator.clipboard.writeText(`${location.origin}/${locale}/room/${code}`);
    setCopied(true);
  }

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
  return (
    <Panel>
      <p className="font-display text-5xl tracking-widest text-gold">{code}</p>
      <p role="status">{room === null ? t('loading') : t('waiting')}</p>
      <div className="flex flex-wrap gap-3">
        <Button look="primary" onClick={() => void copy()}>
          {t(isCopied ? 'copied' : 'copyLink')}
        </Button>
        <Button onClick={() => void leave()}>{t('leaveRoom')}</Button>
      </div>
    </Panel>
  );
}
