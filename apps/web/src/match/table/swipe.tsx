'use client';
// Lanes side by side on a wide screen; on a phone one at a time, swiped, chosen by chip, or where the story happens.
import { type ReactNode, useRef, useState } from 'react';
import type { Vars } from '../../ui/vars';
import { bringFocused, bringLane, useFollowing } from './following';
import { LaneChips } from './lane-chips';
import type { Lane } from './lanes';

/** Up to this many cards of a side lie side by side in a lane of normal width. */
const FEW = 2;
/** How much wider each further card makes its lane. */
const MORE = 0.3;

/** A lane with more cards takes width from those with fewer. */
function weighed({ theirs, ours }: Lane): Vars {
  const most = Math.max(theirs?.count ?? 0, ours?.count ?? 0);
  return { '--weight': 1 + MORE * Math.max(0, most - FEW) };
}

interface Props {
  readonly label: string;
  readonly lanes: readonly Lane[];
  /** The first lane. */
  readonly first: number;
  readonly children: (lane: Lane) => ReactNode;
}

export function Swipe({ label, lanes, first, children }: Props) {
  const strip = useRef<HTMLElement>(null);
  const [current, setCurrent] = useState(first);
  useFollowing(strip, first);
  const go = (lane: number) => {
    if (strip.current !== null) bringLane(strip.current, lane);
  };
  return (
    <div className="flex h-full min-h-0 flex-col">
      <LaneChips lanes={lanes} current={current} onGo={go} />
      <section
        ref={strip}
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        className="scroll-hidden flex min-h-0 flex-1 snap-x snap-mandatory overflow-x-auto overflow-y-hidden side:snap-none side:overflow-visible"
        onFocus={bringFocused}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) => {
          const at = Math.round(scrollLeft / Math.max(1, clientWidth));
          setCurrent(lanes[at]?.lane ?? first);
        }}
      >
        {lanes.map((lane) => (
          <div
            key={lane.lane}
            data-lane={lane.lane}
            className="grid w-full shrink-0 snap-center grid-cols-[minmax(0,1fr)] grid-rows-[minmax(0,1fr)_auto_minmax(0,1fr)] side:w-0 side:min-w-[133px] side:shrink side:grow-(--weight) side:border-l side:border-line/60 side:first:border-l-0"
            style={weighed(lane)}
          >
            {children(lane)}
          </div>
        ))}
      </section>
    </div>
  );
}
