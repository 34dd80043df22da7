'use client';
import { useTranslations } from 'next-intl';
import { useSay } from '../i18n/said';
import { ScoreTable } from '../match/end/score-table';
import type { SeatNames } from '../match/table/context';
import type { Watched } from './watched';

/** How the match ended, and the score. */
export function Outcome({ watched, names }: { watched: Watched; names: SeatNames }) {
  const t = useTranslations('replay');
  const say = useSay();
  const { result, scores, summary } = watched.head;
  const [first, second] = names;
  return (
    <div className="wrap-anywhere">
      <p className="line-clamp-2 font-display text-lg table:text-2xl">
        {result.winner === null ? t('drawn') : t('ended', { name: names[result.winner] })}
      </p>
      {scores === null ? null : (
        <p className="line-clamp-2 text-sm text-dim table:text-base">
          {t('score', {
            label: say(scores.label),
            first,
            one: scores.points[0],
            second,
            two: scores.points[1],
          })}
        </p>
      )}
      {summary === undefined ? null : (
        <div className="hidden table:block">
          <ScoreTable summary={summary} names={names} />
        </div>
      )}
    </div>
  );
}
