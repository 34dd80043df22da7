'use client';
// How a puzzle or a guide went, and what may follow: once more, the next one, or a real match.
import type { Task } from '@sleight/protocol';
import { useTranslations } from 'next-intl';
import { useSay } from '../i18n/said';
import { PromptFrame } from '../match/panels/prompt-frame';
import { tableOf, useMatch } from '../match/store';
import { useSitDown } from '../play/sit-down';
import { Button, ButtonLink } from '../ui/button';
import { TroubleNote } from '../ui/trouble';
import { useStartTask } from './lessons';

function PuzzleOver({ task, isSolved, match }: { task: Task; isSolved: boolean; match: string }) {
  const t = useTranslations('puzzles');
  const { start, isBusy, trouble } = useStartTask();
  const next = isSolved ? task.next : task.id;
  return (
    <PromptFrame
      words={
        <div aria-live="polite">
          <h2 className="text-2xl table:text-4xl">{t(isSolved ? 'won' : 'lost')}</h2>
          <p className="text-sm text-dim table:text-base">{t(isSolved ? 'wonText' : 'lostText')}</p>
        </div>
      }
      list={
        <>
          <TroubleNote trouble={trouble} />
          <div className="flex flex-wrap bg-panel">
            <ButtonLink href={`/replay/${match}`} look="quiet">
              {t('watch')}
            </ButtonLink>
            {isSolved ? (
              <Button look="quiet" disabled={isBusy} onClick={() => void start(task.id)}>
                {t('retry')}
              </Button>
            ) : null}
          </div>
        </>
      }
      second={<ButtonLink href="/puzzles">{t('list')}</ButtonLink>}
      main={
        next === null ? (
          <ButtonLink look="primary" href="/puzzles" data-main="">
            {t('list')}
          </ButtonLink>
        ) : (
          <Button look="primary" data-main="" disabled={isBusy} onClick={() => void start(next)}>
            {t(isSolved ? 'next' : 'retry')}
          </Button>
        )
      }
    />
  );
}

function GuideOver({ task, game }: { task: Task; game: string }) {
  const t = useTranslations('learn');
  const say = useSay();
  const { playNow, isBusy, trouble } = useSitDown();
  return (
    <PromptFrame
      words={
        <div aria-live="polite">
          <h2 className="text-2xl table:text-3xl">{t('over')}</h2>
          {task.outro === null ? null : <p className="text-sm table:text-base">{say(task.outro)}</p>}
        </div>
      }
      list={
        <>
          <TroubleNote trouble={trouble} />
          <ButtonLink href={`/rules/${game}`} look="quiet" className="bg-panel">
            {t('rules')}
          </ButtonLink>
        </>
      }
      second={<ButtonLink href="/learn">{t('list')}</ButtonLink>}
      main={
        <Button look="primary" data-main="" disabled={isBusy} onClick={() => void playNow(game)}>
          {t('play')}
        </Button>
      }
    />
  );
}

/** Whoever solves sits in the first seat. */
export function TaskOver({ task }: { task: Task }) {
  const { id, head } = useMatch();
  const result = useMatch((match) => tableOf(match)?.frame.result);
  const isSolved = result?.winner === 0;
  if (task.kind === 'guide' && isSolved) return <GuideOver task={task} game={head?.game ?? ''} />;
  return <PuzzleOver task={task} isSolved={isSolved} match={id ?? ''} />;
}
