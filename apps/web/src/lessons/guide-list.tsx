'use client';
// The guided first match of each game, side by side.
import type { LessonEntry } from '@sleight/protocol';
import { useTranslations } from 'next-intl';
import { WorldPrint } from '../cards/art';
import { Link } from '../i18n/navigation';
import { useSay } from '../i18n/said';
import { Button } from '../ui/button';
import { TroubleNote } from '../ui/trouble';
import { worlds } from '../worlds/worlds';
import { useLessons, useStartTask } from './lessons';

const link = 'inline-flex min-h-11 items-center underline underline-offset-4 hover:text-gold';

function StartGuide({ guide, onStart }: { guide: LessonEntry; onStart: (() => void) | null }) {
  const t = useTranslations('learn');
  const say = useSay();
  const isDone = guide.progress === 'solved';
  const action = t(isDone ? 'again' : 'start');
  return (
    <>
      <Button
        look={isDone ? 'line' : 'primary'}
        disabled={onStart === null}
        aria-label={t('open', { action, title: say(guide.title) })}
        onClick={onStart ?? undefined}
      >
        {action}
      </Button>
      {isDone ? <span className="text-moss">{t('done')}</span> : null}
    </>
  );
}

export function GuideList() {
  const t = useTranslations('learn');
  const say = useSay();
  const { found, trouble } = useLessons();
  const { start, isBusy, trouble: refused } = useStartTask();
  return (
    <div className="grid gap-6">
      <TroubleNote trouble={trouble ?? refused} />
      <ul className="grid gap-4 sm:grid-cols-2">
        {found === null
          ? null
          : worlds.map(({ id, name }) => {
              const guide = found.guides.find(({ game }) => game === id);
              return (
                <li
                  key={id}
                  data-world={id}
                  className="flex flex-col overflow-hidden rounded-sm bg-(--world-panel)"
                >
                  <WorldPrint game={id} crop="wide" className="h-36 w-full" />
                  <div className="flex flex-1 flex-col gap-2 p-5">
                    <h2 className="text-2xl">{say(guide?.title ?? name)}</h2>
                    <p className="flex-1 text-dim">{guide === undefined ? t('none') : say(guide.say)}</p>
                    <div className="flex flex-wrap items-center gap-4">
                      {guide === undefined ? null : (
                        <StartGuide guide={guide} onStart={isBusy ? null : () => void start(guide.id)} />
                      )}
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
