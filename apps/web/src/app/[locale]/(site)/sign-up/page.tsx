// Creating an account.
import type { Metadata } from 'next';
import { useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { SignUpForm } from '../../../../account/sign-up-form';
import { Page } from '../../../../ui/panel';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('signUp'))('title') };
}

export default function SignUpPage() {
  const t = useTranslations('signUp');
  return (
    <Page title={t('title')} lead={t('lead')}>
      <SignUpForm />
    </Page>
  );
}
