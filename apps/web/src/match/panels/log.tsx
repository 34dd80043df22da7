'use client';
// The log, newest last: a line for each action, with its consequences under it. A name highlights
// its card. A screen reader hears each action once, from the hidden region.
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { useSay } from '../../i18n/said';
import { useLastInSight } from '../../ui/last-in-sight';
import { openInspector, pointAt, read } from '../inspecting';
import { useTell } from '../log-line';
import { type NamePart, nameFinder } from '../log-names';
import { withoutRepeats } from '../log-repeats';
import type { LogStep } from '../seat-table';
import { tableOf, useMatch } from '../store';
import { useTable } from '../table/context';

const noSteps: readonly LogStep[] = [];
const useSteps = () => useMatch((match) => tableOf(match)?.log ?? noSteps);

function useNameFinder(): (sentence: string) => NamePart[] {
  const { cards } = useTable();
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
function useMeant(): (called: readonly string[], step: LogStep) => readonly string[] {
  const { scene } = useTable();
  const lying = useMemo(
    () => new Set(scene.areas.flatMap(({ pieces }) => pieces.map(({ card }) => card))),
    [scene],
  );
  return (called, { cards }) => {
    const told = called.filter((card) => cards.includes(card));
    if (told.length > 0) return told;
    const here = called.filter((card) => lying.has(card));
    return here.length > 0 ? here : called;
  };
}

function Name({ text, cards }: { text: string; cards: readonly string[] }) {
  const [first] = cards;
  return (
    <button
      type="button"
      className="underline decoration-edge underline-offset-2 hover:text-gold focus-visible:text-gold"
      onPointerEnter={() => pointAt(cards)}
      onPointerLeave={() => pointAt([])}
      onFocus={() => pointAt(cards)}
      onBlur={() => pointAt([])}
      onClick={() => first !== undefined && openInspector(read(first))}
    >
      {text}
    </button>
  );
}

export function LogList() {
  const t = useTranslations('match');
  const tell = useTell();
  const told = useSteps();
  const steps = useMemo(() => withoutRepeats(told), [told]);
  const find = useNameFinder();
  const meant = useMeant();
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
          <li key={i} className="border-l-2 border-line pl-2">
            {step.lines.map((line, n) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a step never changes
              <p key={n} className={line.under ? 'pl-4 text-dim' : ''}>
                {find(tell(line)).map(({ text, cards }, at) =>
                  cards.length === 0 ? (
                    text
                  ) : (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a step never changes
                    <Name key={at} text={text} cards={meant(cards, step)} />
                  ),
                )}
              </p>
            ))}
          </li>
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
