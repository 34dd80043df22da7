'use client';
// Which turn it is, and which part of it.
import { useSay } from '../../i18n/said';
import { useTable } from './context';

export function Heading() {
  const say = useSay();
  const { turn, phase } = useTable().scene.heading;
  return (
    <p className="text-right font-display text-sm leading-tight table:text-left table:text-xl">
      {say(turn)}
      {phase === null ? null : (
        <span className="block font-sans text-dim table:ml-2 table:inline table:text-base">{say(phase)}</span>
      )}
    </p>
  );
}
