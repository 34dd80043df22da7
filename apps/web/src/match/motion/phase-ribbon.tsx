'use client';
// Shows the name of a new phase briefly over the backs of the opponent's hand, without delaying the beats beneath it.
// Where there is no room over them, the name lights up where it always stands: see ../table/heading.tsx.
import { useSay } from '../../i18n/said';
import { useTable } from '../table/context';

export function PhaseRibbon() {
  const say = useSay();
  const { turn, phase } = useTable().scene.heading;
  if (phase === null) return null;
  return (
    <div className="pointer-events-none absolute inset-0 z-30 hidden items-center justify-end pr-6 min-[80rem]:flex">
      <p
        key={`${turn.en} ${phase.en}`}
        aria-hidden="true"
        data-phase={phase.en}
        className="ribbon truncate border-y-2 border-vermilion bg-ground/95 px-6 py-1 font-display text-xl opacity-0"
      >
        {say(phase)}
      </p>
    </div>
  );
}
