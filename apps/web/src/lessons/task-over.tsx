'use client';
// How a puzzle or a guide went, beside its table, once the screen of its end is closed.
import type { Task } from '@sleight/protocol';
import { useTranslations } from 'next-intl';
import { openEnd } from '../match/end/ending';
import { PromptFrame } from '../match/panels/prompt-frame';
import { useVerdict } from '../match/verdict';
import { Button } from '../ui/button';
import { TroubleNote } from '../ui/trouble';
import { ActionButton } from './action-button';
import { useFollowing } from './following';

export function TaskOver({ task }: { task: Task }) {
  const t = useTranslations('end');
  const verdict = useVerdict();
  const { main, second, isBusy, trouble } = useFollowing(task);
  return (
    <PromptFrame
      words={
        <div aria-live="polite">
          <h2 className="text-2xl table:text-4xl">{verdict}</h2>
          <Button look="quiet" data-summary="" className="-mx-2 min-h-8 px-2!" onClick={openEnd}>
            {t('openTask')}
          </Button>
        </div>
      }
      list={<TroubleNote trouble={trouble} />}
      second={<ActionButton action={second} isBusy={isBusy} />}
      main={<ActionButton action={main} isMain isBusy={isBusy} />}
    />
  );
}
