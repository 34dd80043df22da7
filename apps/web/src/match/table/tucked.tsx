'use client';
// Cards of one area, laid out by a shape: a later one covers the right part of the one before it.
// Invariant: each keeps its place in the page, so the focus stays on it when the others move.
import type { Area } from '@sleight/kit/scene';
import type { CSSProperties } from 'react';
import { CardBack } from '../../cards/art';
import { Tuck } from '../../cards/tuck';
import type { Vars } from '../../ui/vars';
import { useTable } from './context';
import { PieceButton } from './piece';
import { placeOf, type RowShape, sizeOf } from './shape';

interface Props {
  readonly area: Area;
  readonly shape: RowShape;
  readonly gap: number;
  /** A class and a style for the card at this place. */
  readonly look?: (i: number, n: number) => { className: string; style: CSSProperties };
}

/** The width that the shape gives to a card. */
const byShape = 'w-(--card)';
const plain = { className: 'tucked-card', style: {} };

/**
 * Over or under the button of their place. If the place and some of its cards can be chosen, all cards lie over
 * it, to keep their order, and those that cannot be chosen let the pointer through.
 */
function useStacking({ id, pieces }: Area): (piece: string) => string {
  const { lighting } = useTable();
  const isLit = (piece: string) => lighting.pieces.has(piece) || lighting.held.has(piece);
  const isOver = lighting.areas.has(id) && pieces.some((piece) => isLit(piece.id));
  return (piece) => (isOver ? `z-6 ${isLit(piece) ? '' : 'pointer-events-none'}` : 'z-0');
}

export function Tucked({ area, shape, gap, look = () => plain }: Props) {
  const { game } = useTable();
  const stackingOf = useStacking(area);
  const unknown = Math.max(0, area.count - area.pieces.length);
  const n = area.pieces.length + unknown;
  const { width, height } = sizeOf(n, shape, gap);
  const at = (i: number, stacking = 'z-0') => {
    const { x, y } = placeOf(i, n, shape, gap);
    const { className, style } = look(i, n);
    return { className: `absolute ${stacking} ${className}`, style: { left: x, top: y, ...style } };
  };
  const style: Vars = { width, height, '--card': `${shape.card}px` };
  return (
    <div className="relative shrink-0" style={style}>
      <Tuck tuck={shape.isTucked ? { share: shape.step / shape.card, px: shape.step } : null}>
        {area.pieces.map((piece, i) => (
          <div key={piece.id} {...at(i, stackingOf(piece.id))}>
            <PieceButton piece={piece} area={area} size={byShape} />
          </div>
        ))}
      </Tuck>
      {Array.from({ length: unknown }, (_, i) => area.pieces.length + i).map((i) => (
        <div key={i} {...at(i)}>
          <span className={`block aspect-[5/7] overflow-hidden rounded-[5%/3.6%] ${byShape}`}>
            <CardBack game={game} className="size-full" />
          </span>
        </div>
      ))}
    </div>
  );
}
