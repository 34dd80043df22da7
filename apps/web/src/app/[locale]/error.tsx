'use client';
// An error page. No match is lost: it is stored on the server.
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { Backs } from '../../cards/backs';
import { Button, ButtonLink } from '../../ui/button';
import { Page } from '../../ui/panel';

export default function ErrorPage({ reset }: { reset: () => void }) {
  const t = useTranslations('broken');
  useEffect(() => {
    document.title = `${t('title')} · Sleight`;
  }, [t]);
  return (
    <Page title={t('title')} lead={t('lead')}>
      <Backs />
      <div className="flex flex-wrap gap-3">
        <Button look="primary" onClick={reset}>
          {t('again')}
        </Button>
        <ButtonLink href="/">{t('home')}</ButtonLink>
      </div>
    </Page>
  );
}
