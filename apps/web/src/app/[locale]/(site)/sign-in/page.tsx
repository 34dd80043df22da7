// Signing in. A failed Google sign-in also leads here, with the reason in the address.
import { isErrorCode, wireError } from '@sleight/protocol';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { SignInForm } from '../../../../account/sign-in-form';
import { Page } from '../../../../ui/panel';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('signIn'))('title') };
}

interface Props {
  readonly searchParams: Promise<{ error?: string | string[] }>;
}

export default async function SignInPage({ searchParams }: Props) {
  const t = await getTranslations('signIn');
  const { error } = await searchParams;
  const brought = typeof error === 'string' && isErrorCode(error) ? wireError(error) : null;
  return (
    <Page title={t('title')} lead={t('lead')}>
      <SignInForm brought={brought} />
    </Page>
  );
}
