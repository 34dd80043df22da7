'use client';
// Signing in with Google, if the server offers it.
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { googleUrl, type Trouble, troubleOf } from '../net/api';
import { useWho } from '../net/who';
import { Button } from '../ui/button';
import { TroubleNote } from '../ui/trouble';

export function GoogleButton() {
  const t = useTranslations('signIn');
  const locale = useLocale();
  const isOffered = useWho(({ answer }) => answer?.hasGoogle === true);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  if (!isOffered) return null;
  const go = () => {
    setTrouble(null);
    void googleUrl(`/${locale}`, `/${locale}/welcome`).then(
      ({ url }) => location.assign(url),
      (error: unknown) => setTrouble(troubleOf(error)),
    );
  };
  return (
    <>
      <Button className="justify-self-start" onClick={go}>
        {t('google')}
      </Button>
      <TroubleNote trouble={trouble} />
    </>
  );
}
