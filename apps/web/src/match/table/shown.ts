// Cards that lie nowhere on the table: looked at, being played, or in a pile and to be chosen from now.
import type { Area, Piece } from '@sleight/kernel/scene';
import { useTable } from './context';

const buried: readonly Area['kind'][] = ['pile', 'life', 'past'];

interface Shown {
  readonly area: Area;
  readonly pieces: readonly Piece[];
}

/**
 * What is shown: all of what is being looked at, and of piles and their hand what may be chosen. Where most is unknown,
 * as in a deck, the rest of what one knows there has just been looked at too. `isAsked`: some of it may be chosen.
 */
export function useShown(): { shown: Shown[]; isAsked: boolean } {
  const { scene, seat, lighting } = useTable();
  const shown = scene.areas
    .map((area): Shown => {
      const { kind, pieces, count, whose } = area;
      if (kind === 'shown') return { area, pieces };
      const isBuried = buried.includes(kind) || (kind === 'hand' && whose !== seat);
      const lit = isBuried ? pieces.filter(({ id }) => lighting.pieces.has(id)) : [];
      return { area, pieces: lit.length > 0 && pieces.length < count ? pieces : lit };
    })
    .filter(({ pieces }) => pieces.length > 0);
  const isAsked = shown.some(({ pieces }) =>
    pieces.some(({ id }) => lighting.pieces.has(id) || lighting.held.has(id)),
  );
  return { shown, isAsked };
}
