'use client';
// The two buttons of the prompt, in a fixed place: one goes on and names what it does, one goes back.
import { useFormatter, useTranslations } from 'next-intl';
import { useState } from 'react';
import { useSay } from '../../i18n/said';
import { useSettings } from '../../settings/store';
import { Button } from '../../ui/button';
import { confirmPending, pick, putBack, sendMarks } from '../answering';
import { undo } from '../asking';
import { endsMore, type OpenDecision, type OpenOption } from '../choosing';
import type { Mark } from '../marking';
import { tableOf, useMatch } from '../store';
import { useTable } from '../table/context';
import { mayBackOut } from '../thought';

/** Beside the main button: clears the selection, or else undoes the last move. */
export function Second() {
  const t = useTranslations('match');
  const isHolding = useMatch(({ held, marks }) => held.length + marks.length > 0);
  const tm = useTranslations('thought');
  const isPending = useMatch(({ pending }) => pending !== null);
  const isThinking = useMatch((match) => mayBackOut(match.thought, tableOf(match)));
  const mayUndo = useMatch((match) => tableOf(match)?.frame.mayUndo === true);
  if (isPending) return <Button onClick={putBack}>{tm('backOut')}</Button>;
  if (isHolding) return <Button onClick={putBack}>{t('cancel')}</Button>;
  if (isThinking) {
    return (
      <Button data-back-out="" onClick={putBack}>
        {tm('backOut')}
      </Button>
    );
  }
  if (!mayUndo) return <span />;
  return (
    <Button data-undo="" onClick={() => void undo()}>
      {t('undo')}
    </Button>
  );
}

export function Main({ option }: { option: OpenOption | undefined }) {
  const { decision } = useTable();
  const marks = useMatch((match) => match.marks);
  const pending = useMatch((match) => match.pending);
  if (decision !== null && pending?.decision === decision.id) return <ConfirmPending keys={pending.keys} />;
  if (decision !== null && marks.length > 0) return <SendMarks decision={decision} marks={marks} />;
  return <MainOption option={option} />;
}

/** The labels of a decision's keys. */
function useSaidKeys(keys: readonly string[]): string {
  const say = useSay();
  const format = useFormatter();
  const { decision } = useTable();
  const said = keys.flatMap((key) => decision?.options.find((option) => option.key === key)?.say ?? []);
  return format.list(said.map(say));
}

/** Picks that cannot be undone: the second press commits them. */
function ConfirmPending({ keys }: { keys: readonly string[] }) {
  const t = useTranslations('thought');
  const what = useSaidKeys(keys);
  const isSending = useMatch((match) => match.isSending);
  return (
    <Button
      look="primary"
      data-main=""
      data-confirm=""
      disabled={isSending}
      onClick={() => void confirmPending()}
    >
      <span aria-live="assertive">{what === '' ? t('confirm') : t('confirmThat', { what })}</span>
    </Button>
  );
}

/** Sends the marked picks of one thought. */
function SendMarks({ decision, marks }: { decision: OpenDecision; marks: readonly Mark[] }) {
  const t = useTranslations('table');
  const tm = useTranslations('thought');
  const what = useSaidKeys(marks.map(({ key }) => key));
  const isSending = useMatch((match) => match.isSending);
  return (
    <Button look="primary" data-main="" disabled={isSending} onClick={() => void sendMarks()}>
      <span className="grid">
        <span className="line-clamp-2">{tm('choose', { what })}</span>
        <span className="text-sm font-normal">
          {t('of', { value: marks.length, most: decision.many?.most ?? marks.length })}
        </span>
      </span>
    </Button>
  );
}

/** The meaning of "done" if several can be chosen: none of them, or the marked ones. */
function useDoneWords(): (decision: OpenDecision, option: OpenOption) => string | null {
  const t = useTranslations('thought');
  return ({ many }, { key }) => {
    if (key !== 'done' || many === undefined) return null;
    return many.chosen === 0 ? t('chooseNone') : t('done', { n: many.chosen });
  };
}

/** Ending a turn with options left needs a confirmation, unless the setting is off. */
function MainOption({ option }: { option: OpenOption | undefined }) {
  const t = useTranslations('match');
  const tt = useTranslations('table');
  const say = useSay();
  const { decision } = useTable();
  const isSending = useMatch((match) => match.isSending);
  const confirms = useSettings((settings) => settings.confirms);
  const [armed, setArmed] = useState<number | null>(null);
  const doneWords = useDoneWords();
  if (option === undefined || decision === null) {
    return (
      <Button look="primary" disabled>
        {t(decision === null ? 'wait' : 'pickOne')}
      </Button>
    );
  }
  const what = doneWords(decision, option) ?? say(option.say);
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
        void pick(option, isArmed);
      }}
      onBlur={() => setArmed(null)}
    >
      <span aria-live="polite">{isArmed ? tt('sure', { key: option.key, what }) : what}</span>
    </Button>
  );
}
