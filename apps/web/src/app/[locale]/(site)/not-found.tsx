// Page not found.
import type { Metadata } from 'next';
import { useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { Backs } from '../../../cards/backs';
import { ButtonLink } from '../../../ui/button';
import { Page } from '../../../ui/panel';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('missing'))('title') };
}

export default function NotFound() {
  const t = useTranslations('missing');
  return (
    <Page title={t('title')} lead={t('lead')}>
      <Backs />
      <ButtonLink href="/" look="primary" className="justify-self-start">
        {t('home')}
      </ButtonLink>
    </Page>
  );
}
