'use client';
// The four first matches, side by side.
import { useTranslations } from 'next-intl';
import { WorldPrint } from '../cards/art';
import { Link } from '../i18n/navigation';
import { useSay } from '../i18n/said';
import { Button } from '../ui/button';
import { TroubleNote } from '../ui/trouble';
import { worldIds, worlds } from '../worlds/worlds';
import { useLessons, useStartTask } from './lessons';

const link = 'inline-flex min-h-11 items-center underline underline-offset-4 hover:text-gold';

export function GuideList() {
  const t = useTranslations('learn');
  const say = useSay();
  const { found, trouble } = useLessons();
  const { start, isBusy, trouble: refused } = useStartTask();
  return (
    <div className="grid gap-6">
      <TroubleNote trouble={trouble ?? refused} />
      <ul className="grid gap-4 sm:grid-cols-2">
        {worldIds.map((id) => {
          const guide = found?.guides.find(({ game }) => game === id);
          if (guide === undefined) return null;
          const isDone = guide.progress === 'solved';
          const action = t(isDone ? 'again' : 'start');
          return (
            <li key={id} className={`flex flex-col overflow-hidden rounded-sm ${worlds[id].panel}`}>
              <WorldPrint game={id} crop="wide" className="h-36 w-full" />
              <div className="flex flex-1 flex-col gap-2 p-5">
                <h2 className="text-2xl">{say(guide.title)}</h2>
                <p className="flex-1 text-dim">{say(guide.say)}</p>
                <div className="flex flex-wrap items-center gap-4">
                  <Button
                    look={isDone ? 'line' : 'primary'}
                    disabled={isBusy}
                    aria-label={t('open', { action, title: say(guide.title) })}
                    onClick={() => void start(guide.id)}
                  >
                    {action}
                  </Button>
                  {isDone ? <span className="text-moss">{t('done')}</span> : null}
                  <Link href={`/rules/${id}`} className={link}>
                    {t('rules')}
                  </Link>
                </div>
              </div>
            </li>
          );
        })}
      </ul>
      <p className="text-dim">
        {t('after')}{' '}
        <Link href="/puzzles" className={link}>
          {t('puzzles')}
        </Link>
      </p>
    </div>
  );
}
