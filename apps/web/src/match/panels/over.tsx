'use client';
// How the match ended, and the next steps, beside the table.
import { useTranslations } from 'next-intl';
import { useSay } from '../../i18n/said';
import { TaskOver } from '../../lessons/task-over';
import { Button, ButtonLink } from '../../ui/button';
import { TroubleNote } from '../../ui/trouble';
import { openEnd, useEndStage } from '../end/ending';
import { RematchButton, RematchWish } from '../end/rematch';
import { useReason } from '../reason';
import { tableOf, useMatch } from '../store';
import { useVerdict } from '../verdict';
import { PromptFrame } from './prompt-frame';

function Beside() {
  const t = useTranslations('match');
  const te = useTranslations('end');
  const { id, trouble } = useMatch();
  const stage = useEndStage();
  const reason = useReason();
  const say = useSay();
  const note = useMatch((match) => tableOf(match)?.frame.result?.note);
  const verdict = useVerdict();
  return (
    <PromptFrame
      words={
        <div aria-live="polite">
          <h2 className="text-2xl table:text-4xl">{verdict}</h2>
          {reason === '' ? null : <p className="text-sm text-dim table:text-base">{reason}</p>}
          {note === undefined ? null : <p className="text-sm text-dim table:text-base">{say(note)}</p>}
          <RematchWish />
          {/* Among the words: what is listed opens over the board on a phone. */}
          {stage === 'closed' ? (
            <div className="-mx-2 flex flex-wrap">
              <Button look="quiet" data-summary="" className="min-h-8 px-2!" onClick={openEnd}>
                {te('open')}
              </Button>
              <ButtonLink href={`/replay/${id}`} look="quiet" className="min-h-8 px-2!">
                {t('watch')}
              </ButtonLink>
            </div>
          ) : null}
        </div>
      }
      list={<TroubleNote trouble={trouble} />}
      second={<ButtonLink href="/">{t('home')}</ButtonLink>}
      main={<RematchButton />}
    />
  );
}

/** Hidden while the end screen is open or about to open. */
export function Over() {
  const stage = useEndStage();
  const verdict = useVerdict();
  const task = useMatch(({ head }) => head?.task);
  if (stage === 'closed' && task !== undefined) return <TaskOver task={task} />;
  if (stage === 'none' || stage === 'closed') return <Beside />;
  return (
    <PromptFrame
      words={
        <p data-ending="" className="text-2xl">
          {verdict}
        </p>
      }
      list={null}
      second={null}
      main={null}
    />
  );
}
