'use client';
// The one spot where a player is asked: what is to be decided, what is listed, and one main button whose place never
// changes.
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useSay } from '../../i18n/said';
import { TaskOver } from '../../lessons/task-over';
import { useSettings } from '../../settings/store';
import { Button } from '../../ui/button';
import { TroubleNote } from '../../ui/trouble';
import { type Decision, endsMore, type Option } from '../choosing';
import { type Mark, roomFor } from '../marking';
import { isVoid } from '../result';
import { pick, putBack, sendMarks, tableOf, undo, useMatch } from '../store';
import { useTable } from '../table/context';
import { SmallHeading } from '../table/heading';
import { HintButton, HintList } from './hint';
import { Over } from './over';
import { PromptFrame } from './prompt-frame';

function Choices({ options }: { options: readonly Option[] }) {
  const say = useSay();
  const isSending = useMatch((match) => match.isSending);
  return options.map((option, i) => (
    <li key={option.key}>
      <Button
        data-listed=""
        data-key={option.key}
        disabled={isSending}
        className="w-full justify-start! bg-panel text-left!"
        onClick={() => void pick(option)}
      >
        <span aria-hidden="true" className="hidden w-4 text-dim table:inline">
          {i < 9 ? i + 1 : ''}
        </span>
        {say(option.say)}
      </Button>
    </li>
  ));
}

/** Every option in words: for whoever would rather read a list than find things on a table. */
function AllChoices({ options }: { options: readonly Option[] }) {
  const t = useTranslations('match');
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="text-sm" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="inline-flex min-h-8 items-center text-dim hover:text-paper">
        {t('allChoices', { n: options.length })}
      </summary>
      {isOpen ? (
        <ul className="more-below grid max-h-[min(16rem,24dvh)] gap-1 overflow-y-auto p-1">
          <Choices options={options} />
        </ul>
      ) : null}
    </details>
  );
}

/** Beside the main button: put back what is held, else take back the last move. */
function Second() {
  const t = useTranslations('match');
  const isHolding = useMatch(({ held, marks }) => held.length + marks.length > 0);
  const mayUndo = useMatch((match) => tableOf(match)?.update.mayUndo === true);
  if (isHolding) return <Button onClick={putBack}>{t('cancel')}</Button>;
  if (!mayUndo) return <span />;
  return (
    <Button data-undo="" onClick={() => void undo()}>
      {t('undo')}
    </Button>
  );
}

function Main({ option }: { option: Option | undefined }) {
  const { decision } = useTable();
  const marks = useMatch((match) => match.marks);
  if (decision !== null && marks.length > 0) return <SendMarks decision={decision} marks={marks} />;
  return <MainOption option={option} />;
}

/** Of several picks that are one thought: sends those that are marked. */
function SendMarks({ decision, marks }: { decision: Decision; marks: readonly Mark[] }) {
  const t = useTranslations('table');
  const isSending = useMatch((match) => match.isSending);
  return (
    <Button look="primary" data-main="" disabled={isSending} onClick={() => void sendMarks()}>
      {t('chooseThese', { n: marks.length, most: decision.many?.most ?? marks.length })}
    </Button>
  );
}

/** What ends one's turn while there is more to do is asked for twice, unless somebody would rather not be asked. */
function MainOption({ option }: { option: Option | undefined }) {
  const t = useTranslations('match');
  const tt = useTranslations('table');
  const say = useSay();
  const { decision } = useTable();
  const isSending = useMatch((match) => match.isSending);
  const confirms = useSettings((settings) => settings.confirms);
  const [armed, setArmed] = useState<number | null>(null);
  if (option === undefined || decision === null) {
    return (
      <Button look="primary" disabled>
        {t(decision === null ? 'wait' : 'pickOne')}
      </Button>
    );
  }
  const asksTwice = confirms && endsMore(decision.options, option);
  const isArmed = armed === decision.id;
  return (
    <Button
      look="primary"
      data-main=""
      data-key={option.key}
      disabled={isSending}
      onClick={() => {
        if (asksTwice && !isArmed) return setArmed(decision.id);
        setArmed(null);
        void pick(option);
      }}
      onBlur={() => setArmed(null)}
    >
      <span aria-live="polite">{isArmed ? tt('sure', { what: say(option.say) }) : say(option.say)}</span>
    </Button>
  );
}

function Asked() {
  const t = useTranslations('match');
  const tt = useTranslations('table');
  const say = useSay();
  const { decision, lighting, names, seat } = useTable();
  const { held, trouble, isConnected } = useMatch();
  const listed = [...lighting.listed, ...lighting.plain.slice(1)];
  const foe = seat === 0 ? 1 : 0;
  const waiting = isConnected[foe] === false ? 'awaited' : 'thinking';
  const why = decision === null ? t(waiting, { name: names[foe] }) : say(decision.why);
  const hasLit = lighting.pieces.size + lighting.areas.size + lighting.effects.size > 0;
  const room = decision === null ? 0 : roomFor(decision);
  const hint =
    held.length > 0
      ? t('chooseWhere')
      : room > 0
        ? tt(decision?.many?.keepsOrder ? 'chooseInOrder' : 'chooseSeveral', { most: room })
        : hasLit
          ? t('chooseLit')
          : '';
  return (
    <PromptFrame
      words={
        <>
          <SmallHeading />
          <div aria-live="polite">
            <p
              className={`leading-tight ${decision === null ? 'text-dim' : 'text-lg font-semibold'} ${listed.length === 0 ? '' : 'sr-only table:not-sr-only'}`}
            >
              {why}
            </p>
            {hint === '' ? null : <p className="sr-only text-sm text-dim table:not-sr-only">{hint}</p>}
          </div>
          <div className="flex flex-wrap items-start gap-x-4">
            <HintButton />
            {decision === null || !hasLit ? null : (
              <div className="hidden table:block">
                <AllChoices options={decision.options} />
              </div>
            )}
          </div>
        </>
      }
      list={
        <>
          <TroubleNote trouble={trouble} />
          <HintList />
          {listed.length === 0 ? null : (
            <div className="border-t border-gold bg-ground p-2 table:border-t-0 table:bg-transparent table:p-1">
              {/* On a phone the words would stand below what is listed, but a question comes before its answers. */}
              <p
                aria-hidden="true"
                className="sticky top-0 z-10 bg-ground pb-1 text-lg leading-tight font-semibold table:hidden"
              >
                {why}
              </p>
              <ul aria-label={t('otherChoices')} className="grid gap-1">
                <Choices options={listed} />
              </ul>
            </div>
          )}
        </>
      }
      second={<Second />}
      main={<Main option={lighting.plain[0]} />}
    />
  );
}

export function Prompt() {
  const result = useMatch((match) => tableOf(match)?.update.result ?? null);
  const task = useMatch(({ head }) => head?.task);
  if (result === null) return <Asked />;
  return task === undefined || isVoid(result) ? <Over /> : <TaskOver task={task} />;
}
