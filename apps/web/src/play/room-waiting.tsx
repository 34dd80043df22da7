'use client';
// A room that waits for its second player, with what to hand to them.
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { useRouter } from '../i18n/navigation';
import { type Trouble, troubleOf } from '../net/api';
import { request } from '../net/line';
import { Button } from '../ui/button';
import { TextField } from '../ui/field';
import { Panel } from '../ui/panel';
import { TroubleNote } from '../ui/trouble';

export function RoomWaiting({ code }: { code: string }) {
  const t = useTranslations('play');
  const locale = useLocale();
  const router = useRouter();
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [isCopied, setCopied] = useState(false);
  const link = `${location.origin}/${locale}/room/${code}`;

  async function leave(): Promise<void> {
    try {
      await request('room:leave', { code });
      router.push('/play/online');
    } catch (error) {
      setTrouble(troubleOf(error));
    }
  }

  /** Browsers keep the clipboard from pages that are not served securely: then the link is copied by hand. */
  const copy = (): Promise<void> =>
    navigator.clipboard?.writeText(link).then(
      () => setCopied(true),
      () => {},
    );

  return (
    <Panel>
      <p>{t('handOn')}</p>
      <p className="font-display text-5xl tracking-widest text-gold">{code}</p>
      <TextField label={t('link')} value={link} readOnly onFocus={(event) => event.target.select()} />
      <p role="status">{t('waiting')}</p>
      <TroubleNote trouble={trouble} />
      <div className="flex flex-wrap gap-3">
        <Button look="primary" onClick={() => void copy()}>
          {t(isCopied ? 'copied' : 'copyLink')}
        </Button>
        <Button onClick={() => void leave()}>{t('leaveRoom')}</Button>
      </div>
    </Panel>
  );
}
