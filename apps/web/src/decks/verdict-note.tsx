'use client';
// The verdict of the server's rules about the deck: legal, or everything that makes it illegal.
import { useTranslations } from 'next-intl';
import { useSay } from '../i18n/said';
import { TroubleNote } from '../ui/trouble';
import type { DeckVerdict } from './verdict';

export function VerdictNote({ verdict: { problems, trouble, isOld } }: { verdict: DeckVerdict }) {
  const t = useTranslations('decks');
  const say = useSay();
  if (trouble !== null) return <TroubleNote trouble={trouble} />;
  return (
    <div role="status" data-verdict={isOld ? 'old' : problems?.length === 0 ? 'legal' : 'illegal'}>
      {problems === null ? <p className="text-dim">{t('checking')}</p> : null}
      {problems?.length === 0 ? (
        <p className="border-l-4 border-moss pl-3 font-semibold">{t('legal')}</p>
      ) : null}
      {problems !== null && problems.length > 0 ? (
        <div className="border-l-4 border-vermilion pl-3">
          <p className="font-semibold">{t('illegal', { n: problems.length })}</p>
          <ul className="list-disc pl-5">
            {problems.map((problem) => (
              <li key={problem.en}>{say(problem)}</li>
            ))}
          </ul>
        </div>
      ) : null}
    </div>
  );
}
