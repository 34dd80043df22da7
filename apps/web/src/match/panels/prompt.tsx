'use client';
// The prompt: the question, the listed options, and one main button in a fixed place.
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useSay } from '../../i18n/said';
import { Button } from '../../ui/button';
import { TroubleNote } from '../../ui/trouble';
import { worldOf } from '../../worlds/worlds';
import { pick } from '../answering';
import type { OpenOption } from '../choosing';
import { useTell } from '../log-line';
import { roomFor } from '../marking';
import { tableOf, useMatch } from '../store';
import { useTable } from '../table/context';
import { SmallHeading } from '../table/heading';
import { mayBackOut } from '../thought';
import { Claim } from './claim';
import { HintButton, HintList } from './hint';
import { Over } from './over';
import { Main, Second } from './prompt-buttons';
import { PromptFrame } from './prompt-frame';

/** The label beside the selected card leaves out its name: "Play, 5". */
function Choices({ options, isBeside = false }: { options: readonly OpenOption[]; isBeside?: boolean }) {
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
        {say((isBeside ? option.short : undefined) ?? option.say)}
      </Button>
    </li>
  ));
}

/** All options in words, for players who prefer a list to the table. */
function AllChoices({ options }: { options: readonly OpenOption[] }) {
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

/** During the story: the log line of the beat on screen. */
function useStory(): string | null {
  const tell = useTell();
  const frame = useMatch((match) => {
    const table = tableOf(match);
    return table !== undefined && table.coming.length > 0 ? table.frame : null;
  });
  const line = frame?.log.at(-1);
  return line === undefined ? null : tell(line);
}

// Long because it is one panel, whose words, list and hint follow from the same question.
function Asked() {
  const t = useTranslations('match');
  const tt = useTranslations('table');
  const say = useSay();
  const { decision, game, lighting, names, seat } = useTable();
  const { held, trouble, isConnected, pending } = useMatch();
  const isThinking = useMatch((match) => mayBackOut(match.thought, tableOf(match)));
  const tm = useTranslations('thought');
  const story = useStory();
  const listed = decision === null ? [] : [...lighting.listed, ...lighting.plain.slice(1)];
  const foe = seat === 0 ? 1 : 0;
  const waiting = isConnected[foe] === false ? 'awaited' : 'thinking';
  const why = decision === null ? (story ?? t(waiting, { name: names[foe] })) : say(decision.why);
  // Beside the log a line of it is not repeated.
  const isInLog = decision === null && story !== null;
  const hasLit = decision !== null && lighting.pieces.size + lighting.areas.size + lighting.effects.size > 0;
  const room = decision === null ? 0 : roomFor(decision);
  const wording = worldOf(game)?.layout?.pick;
  const hint =
    held.length > 0
      ? t('chooseWhere')
      : room > 0
        ? tt(decision?.many?.keepsOrder ? 'chooseInOrder' : 'chooseSeveral', { most: room })
        : hasLit
          ? lighting.areas.size > 0 && wording !== undefined
            ? say(wording)
            : t('chooseLit', { where: lighting.areas.size === 0 ? 'none' : 'other' })
          : '';
  return (
    <PromptFrame
      words={
        <>
          <SmallHeading />
          <div aria-live="polite">
            <p
              className={`leading-tight ${decision === null ? 'text-dim' : 'text-lg font-semibold'} ${listed.length === 0 ? '' : 'sr-only table:not-sr-only'} ${isInLog ? 'table:hidden' : ''}`}
            >
              {why}
            </p>
            {hint === '' ? null : <p className="sr-only text-sm text-dim table:not-sr-only">{hint}</p>}
            {!isThinking && pending === null ? null : (
              <p className="sr-only text-sm text-gold table:not-sr-only">
                {tm(pending === null ? 'open' : 'final')}
              </p>
            )}
          </div>
          {/* At large text sizes, in the corner beside the turn. */}
          <div className="flex flex-wrap items-start gap-x-4 @max-[16rem]:absolute @max-[16rem]:top-0 @max-[16rem]:right-2 side:static!">
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
          <Claim />
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
                <Choices options={listed} isBeside={held.length > 0} />
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
  const isOver = useMatch((match) => tableOf(match)?.frame.result != null);
  return isOver ? <Over /> : <Asked />;
}
