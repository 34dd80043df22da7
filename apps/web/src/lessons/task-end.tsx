'use client';
// The end of a puzzle or a guide on the whole screen: how it went, and what may follow.
import type { Task } from '@sleight/protocol';
import { useTranslations } from 'next-intl';
import { useSay } from '../i18n/said';
import { EndFrame } from '../match/end/end-frame';
import { TroubleNote } from '../ui/trouble';
import { ActionButton } from './action-button';
import { useFollowing, useIsSolved } from './following';

function useText({ kind, outro }: Task): string {
  const t = useTranslations('puzzles');
  const tl = useTranslations('learn');
  const say = useSay();
  const isSolved = useIsSolved();
  if (kind === 'puzzle') return t(isSolved ? 'wonText' : 'lostText');
  if (!isSolved) return tl('stoppedText');
  return outro === null ? '' : say(outro);
}

export function TaskEnd({ match, task }: { match: string; task: Task }) {
  const say = useSay();
  const text = useText(task);
  const { main, second, others, isBusy, trouble } = useFollowing(task);
  return (
    <EndFrame
      match={match}
      winner={0}
      words={
        <>
          <p className="mt-2 text-lg text-dim">{say(task.title)}</p>
          {text === '' ? null : <p className="mt-2 max-w-prose text-lg">{text}</p>}
        </>
      }
      buttons={
        <>
          <ActionButton action={main} isMain isBusy={isBusy} />
          {[...others, second].map((action) => (
            <ActionButton key={action.label} action={action} isBusy={isBusy} />
          ))}
        </>
      }
    >
      <TroubleNote trouble={trouble} />
    </EndFrame>
  );
}
