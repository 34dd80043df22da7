'use client';
// Shows that the connection is lost and being restored, or that the session has ended and how to continue.
import { useTranslations } from 'next-intl';
import { Link } from '../i18n/navigation';
import { useLine } from '../net/line';
import { forgetWho, useWho } from '../net/who';

function goOnAsGuest(): void {
  forgetWho();
  location.reload();
}

export function LineBanner() {
  const t = useTranslations('line');
  const isLost = useLine(({ state }) => state === 'lost');
  const isSignedOut = useWho((who) => who.isSignedOut);
  return (
    <div role="status" className="fixed inset-x-0 top-0 z-40 grid justify-items-center">
      {isLost || isSignedOut ? (
        <p className="rounded-b-sm bg-gold px-5 py-2 font-semibold text-ground">
          {isSignedOut
            ? t.rich('signedOut', {
                link: (text) => (
                  <Link href="/sign-in" className="underline underline-offset-4">
                    {text}
                  </Link>
                ),
                guest: (text) => (
                  <button type="button" onClick={goOnAsGuest} className="underline underline-offset-4">
                    {text}
                  </button>
                ),
              })
            : t('lost')}
        </p>
      ) : null}
    </div>
  );
}
