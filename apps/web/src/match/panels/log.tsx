'use client';
// What happened, in sentences, newest last. A screen reader hears each step once, from the hidden region.
import type { Said } from '@sleight/kernel';
import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { useSay } from '../../i18n/said';
import { tableOf, useMatch } from '../store';

const noSteps: readonly (readonly Said[])[] = [];
const useSteps = () => useMatch((match) => tableOf(match)?.log ?? noSteps);

export function LogList() {
  const t = useTranslations('match');
  const say = useSay();
  const steps = useSteps();
  const end = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls whenever a step is added
  useEffect(() => {
    end.current?.scrollTo({ top: end.current.scrollHeight });
  }, [steps.length]);
  return (
    <ol
      ref={end}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      aria-label={t('log')}
      className="grid min-h-0 content-start gap-2 overflow-y-auto pr-2"
    >
      {steps.map((lines, i) =>
        lines.length === 0 ? null : (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps are only ever added at the end
          <li key={i} className="border-l-2 border-line pl-2">
            {lines.map((line, n) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a step never changes
              <p key={n} className={n === 0 ? '' : 'text-dim'}>
                {say(line)}
              </p>
            ))}
          </li>
        ),
      )}
    </ol>
  );
}

export function LogAloud() {
  const say = useSay();
  const steps = useSteps();
  const last = steps.at(-1) ?? [];
  return (
    <div role="log" aria-live="polite" className="sr-only">
      <p key={steps.length}>{last.map(say).join(' ')}</p>
    </div>
  );
}
