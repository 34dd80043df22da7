'use client';
// The card that is being dragged, under the pointer.
import { CardFace } from '../../cards/face';
import { useDragging } from '../dragging';
import { useTable } from './context';

export function Ghost() {
  const { piece, x, y, width } = useDragging();
  const { game, cards } = useTable();
  if (piece === null) return null;
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none fixed top-0 left-0 z-50 aspect-[5/7] rotate-3"
      style={{ width, translate: `${x - width / 2}px ${y - width * 0.7}px` }}
    >
      <CardFace game={game} piece={piece} facts={piece.card === null ? undefined : cards.get(piece.card)} />
    </div>
  );
}
