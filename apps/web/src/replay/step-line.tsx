'use client';
// On a phone: what happened in the step that is shown, on one line that a tap makes as long as it needs.
import type { Beat } from '@sleight/protocol';
import { useState } from 'react';
import { useSay } from '../i18n/said';

export function StepLine({ log }: Pick<Beat, 'log'>) {
  const say = useSay();
  const [isWhole, setWhole] = useState(false);
  // A step in which nothing was said keeps its place.
  if (log.length === 0) return <p className="min-h-6 table:hidden" />;
  return (
    <button
      type="button"
      aria-expanded={isWhole}
      className="min-h-6 w-full text-left text-sm table:hidden"
      onClick={() => setWhole(!isWhole)}
    >
      <span className={isWhole ? 'block max-h-[40vh] overflow-y-auto' : 'line-clamp-1'}>
        {log.map(say).join(' ')}
      </span>
    </button>
  );
}
