'use client';
// Cards side by side that slide over each other where there is little room: the first lies on top, so that the numbers
// at the right edge of each stay in sight.
import type { Area } from '@sleight/kernel/scene';
import { CardBack } from '../../cards/art';
import { useTable } from './context';
import { PieceButton } from './piece';

interface Props {
  readonly area: Area;
  /** A class that gives the width of a card. */
  readonly size: string;
  /** And of one among many. */
  readonly small?: string;
}

/** So many lie there at their full size. */
const FEW = 3;

export function Spread({ area, size: large, small = large }: Props) {
  const { game } = useTable();
  const unknown = Math.max(0, area.count - area.pieces.length);
  const all = area.pieces.length + unknown;
  const size = all > FEW ? small : large;
  const last = (i: number) => i === all - 1;
  // The focus stays on a card that is held: raised, it would hide those that it may go to.
  const room = (i: number) =>
    `relative flex min-w-2 ${last(i) ? 'shrink-0' : 'shrink'} hover:z-30! not-has-[[aria-pressed=true]]:has-[:focus-visible]:z-30!`;
  return (
    <div className="flex max-w-full min-w-0 justify-center-safe gap-1">
      {area.pieces.map((piece, i) => (
        <div key={piece.id} className={room(i)} style={{ zIndex: all - i }}>
          <PieceButton piece={piece} area={area} size={size} />
        </div>
      ))}
      {Array.from({ length: unknown }, (_, i) => area.pieces.length + i).map((i) => (
        <div key={i} className={room(i)} style={{ zIndex: all - i }}>
          <span className={`block aspect-[5/7] shrink-0 overflow-hidden rounded-[5%/3.6%] ${size}`}>
            <CardBack game={game} className="size-full" />
          </span>
        </div>
      ))}
    </div>
  );
}
