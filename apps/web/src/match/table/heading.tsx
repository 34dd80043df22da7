'use client';
// Which turn it is, and which part of it.
import { useSay } from '../../i18n/said';
import { useTable } from './context';

/** In one small line, where there is no room for more. */
export function SmallHeading() {
  const say = useSay();
  const { turn, phase } = useTable().scene.heading;
  return (
    <p className="text-sm leading-tight text-dim table:hidden">
      {[turn, ...(phase === null ? [] : [phase])].map(say).join(' · ')}
    </p>
  );
}

export function Heading() {
  const say = useSay();
  const { turn, phase } = useTable().scene.heading;
  return (
    <p className="font-display text-xl leading-tight">
      {say(turn)}
      {phase === null ? null : (
        <span className="ml-2 inline-block font-sans text-base text-dim">{say(phase)}</span>
      )}
    </p>
  );
}
