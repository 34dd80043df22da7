'use client';
// Lanes side by side on a wide screen; on a phone one at a time, swiped or chosen by its chip.
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { LaneChips } from './lane-chips';
import type { Lane } from './lanes';

interface Props {
  readonly label: string;
  readonly lanes: readonly Lane[];
  /** The lane to begin with. */
  readonly first: number;
  readonly children: (lane: Lane) => ReactNode;
}

export function Swipe({ label, lanes, first, children }: Props) {
  const strip = useRef<HTMLElement>(null);
  const [current, setCurrent] = useState(first);
  const go = (lane: number) => {
    const { current: box } = strip;
    const at = lanes.findIndex((one) => one.lane === lane);
    if (box !== null && at >= 0) box.scrollTo({ left: at * box.clientWidth });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: goes along when the first lane changes
  useEffect(() => go(first), [first]);
  return (
    <div className="flex h-full flex-col table:min-h-fit">
      <LaneChips lanes={lanes} current={current} onGo={go} />
      <section
        ref={strip}
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        className="scroll-hidden flex min-h-0 flex-1 snap-x snap-mandatory overflow-auto table:min-h-fit table:snap-none table:overflow-visible"
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) => {
          const at = Math.round(scrollLeft / Math.max(1, clientWidth));
          setCurrent(lanes[at]?.lane ?? first);
        }}
      >
        {lanes.map((lane) => (
          <div
            key={lane.lane}
            data-lane={lane.lane}
            className="flex min-h-fit w-full shrink-0 snap-center flex-col table:w-auto table:min-w-0 table:flex-1 table:shrink table:border-l table:border-line/60 table:first:border-l-0"
          >
            {children(lane)}
          </div>
        ))}
      </section>
    </div>
  );
}
