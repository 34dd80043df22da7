'use client';
// On a phone: the log of the shown step, on one line that a tap expands.
import type { SceneBeat } from '@sleight/protocol';
import { useState } from 'react';
import { useTell } from '../match/log-line';

export function StepLine({ log }: Pick<SceneBeat, 'log'>) {
  const tell = useTell();
  const [isWhole, setWhole] = useState(false);
  // A step without log lines keeps its place.
  if (log.length === 0) return <p className="min-h-6 table:hidden" />;
  return (
    <button
      type="button"
      aria-expanded={isWhole}
      className="min-h-6 w-full text-left text-sm table:hidden"
      onClick={() => setWhole(!isWhole)}
    >
      <span className={isWhole ? 'block max-h-[40vh] overflow-y-auto' : 'line-clamp-1'}>
        {log.map(tell).join(' ')}
      </span>
    </button>
  );
}
