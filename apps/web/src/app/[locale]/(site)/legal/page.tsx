// Rights to the games, names, texts and pictures, and the privacy notice.
import type { Metadata } from 'next';
import { useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { Page, Panel } from '../../../../ui/panel';

const parts = ['games', 'texts', 'data', 'google', 'model', 'licence'] as const;

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('legal'))('title') };
}

export default function LegalPage() {
  const t = useTranslations('legal');
  return (
    <Page title={t('title')}>
      {parts.map((part) => (
        <Panel key={part} title={t(`${part}.title`)}>
          <p>{t(`${part}.text`)}</p>
        </Panel>
      ))}
    </Page>
  );
}
