'use client';
// The log, newest last: a line for each action, with its consequences under it. A name highlights
// its card. A screen reader hears each action once, from the hidden region.
import { useTranslations } from 'next-intl';
import { memo, useMemo } from 'react';
import { useSay } from '../../i18n/said';
import { useLastInSight } from '../../ui/last-in-sight';
import { openInspector, pointAt, read } from '../inspecting';
import { useTell } from '../log-line';
import { type NamePart, nameFinder } from '../log-names';
import { withoutRepeats } from '../log-repeats';
import type { LogStep } from '../seat-table';
import { tableOf, useMatch } from '../store';
import { useKnown } from '../table/context';

const noSteps: readonly LogStep[] = [];
const useSteps = () => useMatch((match) => tableOf(match)?.log ?? noSteps);

function useNameFinder(): (sentence: string) => NamePart[] {
  const { cards } = useKnown();
  const say = useSay();
  return useMemo(() => {
    const names = new Map<string, string[]>();
    for (const { id, name } of cards.values()) {
      const said = say(name);
      names.set(said, [...(names.get(said) ?? []), id]);
    }
    return nameFinder(names);
  }, [cards, say]);
}

/** Of the cards with this name: those of the action, or else those on the table, or else all. */
function meant(called: readonly string[], { cards }: LogStep): readonly string[] {
  const told = called.filter((card) => cards.includes(card));
  if (told.length > 0) return told;
  const areas = tableOf(useMatch.getState())?.frame.scene.areas ?? [];
  const lying = new Set(areas.flatMap(({ pieces }) => pieces.map(({ card }) => card)));
  const here = called.filter((card) => lying.has(card));
  return here.length > 0 ? here : called;
}

/** `called`: the cards with this name. */
function Name({ text, called, step }: { text: string; called: readonly string[]; step: LogStep }) {
  const point = () => pointAt(meant(called, step));
  const open = () => {
    const [first] = meant(called, step);
    if (first !== undefined) openInspector(read(first));
  };
  return (
    <button
      type="button"
      className="underline decoration-edge underline-offset-2 hover:text-gold focus-visible:text-gold"
      onPointerEnter={point}
      onPointerLeave={() => pointAt([])}
      onFocus={point}
      onBlur={() => pointAt([])}
      onClick={open}
    >
      {text}
    </button>
  );
}

interface StepProps {
  readonly step: LogStep;
  readonly find: (sentence: string) => NamePart[];
}

const StepLines = memo(function StepLines({ step, find }: StepProps) {
  const tell = useTell();
  return (
    <li className="border-l-2 border-line pl-2">
      {step.lines.map((line, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a step never changes
        <p key={n} className={line.under ? 'pl-4 text-dim' : ''}>
          {find(tell(line)).map(({ text, cards }, at) =>
            cards.length === 0 ? (
              text
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: a step never changes
              <Name key={at} text={text} called={cards} step={step} />
            ),
          )}
        </p>
      ))}
    </li>
  );
});

export function LogList() {
  const t = useTranslations('match');
  const told = useSteps();
  const steps = useMemo(() => withoutRepeats(told), [told]);
  const find = useNameFinder();
  const list = useLastInSight<HTMLOListElement>(told.reduce((sum, { lines }) => sum + lines.length, 0));
  return (
    <ol
      ref={list}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      aria-label={t('log')}
      className="grid min-h-[5.5rem] flex-1 content-start gap-2 overflow-y-auto border-t border-line pr-2 leading-snug"
    >
      {steps.map((step, i) =>
        step.lines.length === 0 ? null : (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps are only ever added at the end, or repeated there
          <StepLines key={i} step={step} find={find} />
        ),
      )}
    </ol>
  );
}

export function LogAloud() {
  const tell = useTell();
  const steps = useSteps();
  // A step is read beat by beat: only the new lines are announced.
  const last = steps.at(-1)?.lines ?? [];
  return (
    <div role="log" aria-live="polite" className="sr-only">
      {last.map((line, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines are only ever added at the end
        <p key={`${steps.length} ${i}`}>{tell(line)}</p>
      ))}
    </div>
  );
}
