'use client';
// Cards of one side of a lane, as large as the room allows.
import type { Area } from '@sleight/kit/scene';
import { type Need, shapeOf } from './shape';
import { Tucked } from './tucked';
import { useRoom } from './use-room';

/** The power diamond stays visible, and never becomes too small to read. */
const need: Need = { least: 25, share: 0.55, most: 300, gap: 5, mostRows: 2 };

interface Props {
  readonly area: Area;
  /** Which end of the room they align to. */
  readonly towards: 'top' | 'bottom';
}

export function Spread({ area, towards }: Props) {
  const { ref, room } = useRoom<HTMLDivElement>();
  return (
    <div
      ref={ref}
      className={`flex size-full min-h-0 min-w-0 justify-center ${towards === 'top' ? 'items-start' : 'items-end'}`}
    >
      <Tucked
        area={area}
        shape={shapeOf([Math.max(area.count, area.pieces.length)], room, need)}
        gap={need.gap}
      />
    </div>
  );
}
