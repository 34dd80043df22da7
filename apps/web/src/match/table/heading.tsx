'use client';
// The current turn and phase.
import { useSay } from '../../i18n/said';
import { useTable } from './context';

/** In one small line, if there is no room for more. */
export function SmallHeading() {
  const say = useSay();
  const { turn, phase } = useTable().scene.heading;
  return (
    <p className="text-sm leading-tight text-dim side:hidden">
      {say(turn)}
      {phase === null ? null : (
        <>
          {' · '}
          <span key={`${turn.en} ${phase.en}`} className="new-phase">
            {say(phase)}
          </span>
        </>
      )}
    </p>
  );
}

export function Heading() {
  const say = useSay();
  const { turn, phase } = useTable().scene.heading;
  return (
    <p className="min-w-0 font-display text-xl leading-tight low:text-base">
      {say(turn)}
      {phase === null ? null : (
        <span
          key={`${turn.en} ${phase.en}`}
          className="new-phase ml-2 inline-block font-sans text-base text-dim low:ml-0 low:text-sm"
        >
          {say(phase)}
        </span>
      )}
    </p>
  );
}
