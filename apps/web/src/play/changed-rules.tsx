'use client';
// How the rules of a room or a match differ from the ruleset, for everyone who joins.
import type { Said } from '@sleight/kernel';
import { useTranslations } from 'next-intl';
import { useSay } from '../i18n/said';

export function ChangedRules({ changes }: { changes: readonly Said[] }) {
  const t = useTranslations('play');
  const say = useSay();
  if (changes.length === 0) return null;
  return (
    <section data-changed-rules="" className="grid gap-2 border-l-2 border-gold pl-4">
      <h3 className="text-lg">{t('changedRules')}</h3>
      <ul className="grid list-disc gap-1 pl-5">
        {changes.map((change) => (
          <li key={change.en} className="break-words">
            {say(change)}
          </li>
        ))}
      </ul>
    </section>
  );
}
