'use client';
// The latest finished matches of one kind, with their scores, under the form that starts another.
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Link } from '../i18n/navigation';
import { type MatchSummary, pastMatches } from '../net/api';
import { useWho } from '../net/who';
import type { Against } from '../play/setup';
import { PastMatch } from './past-match';

const SHOWN = 5;

export function Recent({ against }: { against: Against }) {
  const t = useTranslations('history');
  const isHere = useWho(({ answer }) => answer?.me != null);
  const [matches, setMatches] = useState<readonly MatchSummary[]>([]);
  useEffect(() => {
    if (!isHere) return;
    pastMatches(SHOWN, { against }).then(setMatches, () => {});
  }, [isHere, against]);
  if (matches.length === 0) return null;
  return (
    <section aria-labelledby="recent" className="grid gap-3">
      <h2 id="recent" className="text-2xl">
        {t('recent')}
      </h2>
      <ol>
        {matches.map((match) => (
          <PastMatch key={match.match} match={match} />
        ))}
      </ol>
      <Link
        href="/history"
        className="inline-flex min-h-11 items-center justify-self-start underline underline-offset-4 hover:text-gold"
      >
        {t('all')}
      </Link>
    </section>
  );
}
