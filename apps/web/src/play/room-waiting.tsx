'use client';
// A room that waits for its second player, with the link to share.
import type { RoomSeen } from '@sleight/protocol';
import { useLocale, useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { useRouter } from '../i18n/navigation';
import { type Trouble, troubleOf } from '../net/api';
import { request } from '../net/line';
import { Button } from '../ui/button';
import { TextField } from '../ui/field';
import { Panel } from '../ui/panel';
import { TroubleNote } from '../ui/trouble';
import { RoomGame } from './room-game';

export function RoomWaiting({ room }: { room: RoomSeen }) {
  const { code } = room;
  const t = useTranslations('play');
  const locale = useLocale();
  const router = useRouter();
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [copied, setCopied] = useState<'no' | 'yes' | 'by hand'>('no');
  const field = useRef<HTMLInputElement>(null);
  const link = `${location.origin}/${locale}/room/${code}`;

  async function leave(): Promise<void> {
    try {
      await request('room:leave', { code });
      router.push('/play/online');
    } catch (error) {
      setTrouble(troubleOf(error));
    }
  }

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(link);
      setCopied('yes');
    } catch {
      // Browsers allow clipboard access only on secure pages.
      field.current?.focus();
      field.current?.select();
      setCopied('by hand');
    }
  }

  return (
    <Panel>
      <RoomGame room={room} />
      <p>{t('handOn')}</p>
      <p className="font-display text-5xl tracking-widest text-gold">{code}</p>
      <TextField
        ref={field}
        label={t('link')}
        value={link}
        readOnly
        onFocus={(event) => event.target.select()}
      />
      <div role="status">{copied === 'by hand' ? <p>{t('copyByHand')}</p> : null}</div>
      <p role="status">{t('waiting')}</p>
      <TroubleNote trouble={trouble} />
      <div className="flex flex-wrap gap-3">
        <Button look="primary" onClick={() => void copy()}>
          {t(copied === 'yes' ? 'copied' : 'copyLink')}
        </Button>
        <Button onClick={() => void leave()}>{t('leaveRoom')}</Button>
      </div>
    </Panel>
  );
}
