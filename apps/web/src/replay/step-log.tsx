'use client';
// What happened up to the step that is shown; each step of it is a way back there.
import type { Beat } from '@sleight/protocol';
import { useTranslations } from 'next-intl';
import { useSay } from '../i18n/said';
import { useLastInSight } from '../ui/last-in-sight';

interface Props {
  readonly steps: readonly Beat[];
  readonly n: number;
  onGo(n: number): void;
}

export function StepLog({ steps, n, onGo }: Props) {
  const t = useTranslations('replay');
  const say = useSay();
  const list = useLastInSight<HTMLOListElement>(n);
  return (
    <ol
      ref={list}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      aria-label={t('log')}
      className="grid min-h-[5.5rem] flex-1 content-start border-t border-line pt-1 gap-1 overflow-y-auto pr-2"
    >
      {steps.slice(0, n + 1).map(({ log }, i) =>
        log.length === 0 ? null : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a replay never changes
          <li key={i} className={`border-l-2 pl-2 ${i === n ? 'border-gold' : 'border-line'}`}>
            <button
              type="button"
              aria-current={i === n ? 'step' : undefined}
              className="w-full py-1 text-left hover:text-gold aria-[current]:text-paper"
              onClick={() => onGo(i)}
            >
              {log.map((line, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a step never changes
                <span key={at} className={`block ${at === 0 ? '' : 'text-dim'}`}>
                  {say(line)}
                </span>
              ))}
            </button>
          </li>
        ),
      )}
    </ol>
  );
}
