// Signing in.
import type { Metadata } from 'next';
import { useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { SignInForm } from '../../../../account/sign-in-form';
import { Page } from '../../../../ui/panel';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('signIn'))('title') };
}

export default function SignInPage() {
  const t = useTranslations('signIn');
  return (
    <Page title={t('title')} lead={t('lead')}>
      <SignInForm />
    </Page>
  );
}
