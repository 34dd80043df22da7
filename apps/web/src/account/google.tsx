'use client';
// Signing in with Google, where the server offers it.
import { useLocale, useTranslations } from 'next-intl';
import { googleUrl } from '../net/api';
import { useWho } from '../net/who';
import { Button } from '../ui/button';

export function GoogleButton() {
  const t = useTranslations('signIn');
  const locale = useLocale();
  const isOffered = useWho(({ answer }) => answer?.hasGoogle === true);
  if (!isOffered) return null;
  const go = () =>
    googleUrl(`/${locale}`).then(
      ({ url }) => location.assign(url),
      () => {},
    );
  return (
    <Button className="justify-self-start" onClick={() => void go()}>
      {t('google')}
    </Button>
  );
}
