'use client';
// The hand of whoever sits at the bottom, and cards from piles that may be chosen now.
import { useSay } from '../../i18n/said';
import { Group } from '../../ui/group';
import { inHand, PlaceButton } from './area';
import { useTable } from './context';
import { PieceButton } from './piece';

const buried = ['pile', 'life', 'past'];

export function Hand() {
  const say = useSay();
  const { scene, seat, lighting } = useTable();
  const hands = scene.areas.filter(({ kind, whose }) => kind === 'hand' && whose === seat);
  const dug = scene.areas
    .filter(({ kind, whose }) => buried.includes(kind) || (kind === 'hand' && whose !== seat))
    .map((area) => ({ area, pieces: area.pieces.filter(({ id }) => lighting.pieces.has(id)) }))
    .filter(({ pieces }) => pieces.length > 0);
  return (
    <div className="flex gap-3 overflow-x-auto px-3 pt-3 pb-1 table:pt-4 table:pb-2 table:justify-center-safe">
      {[...dug, ...hands.map((area) => ({ area, pieces: area.pieces }))].map(({ area, pieces }) => (
        <Group key={area.id} label={say(area.label)} className="flex shrink-0 gap-1.5">
          {pieces.map((piece) => (
            <PieceButton key={piece.id} piece={piece} area={area} size={inHand} />
          ))}
          {area.whose === seat && area.kind === 'hand' ? <PlaceButton area={area} /> : null}
        </Group>
      ))}
    </div>
  );
}
