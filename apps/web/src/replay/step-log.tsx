'use client';
// The log up to the shown step; each step is a link back to it.
import type { SceneBeat } from '@sleight/protocol';
import { useTranslations } from 'next-intl';
import { useTell } from '../match/log-line';
import { useLastInSight } from '../ui/last-in-sight';

interface Props {
  readonly steps: readonly SceneBeat[];
  readonly n: number;
  onGo(n: number): void;
}

export function StepLog({ steps, n, onGo }: Props) {
  const t = useTranslations('replay');
  const tell = useTell();
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
                <span key={at} className={`block ${line.under ? 'pl-4 text-dim' : ''}`}>
                  {tell(line)}
                </span>
              ))}
            </button>
          </li>
        ),
      )}
    </ol>
  );
}
