// Cards that are in no area of the table: looked at, being played, or in a pile and to be chosen from now.
import type { Area, Piece } from '@sleight/kit/scene';
import { useTable } from './context';
import { staysAside } from './hints';

const buried: readonly Area['kind'][] = ['pile', 'life', 'past'];

interface Shown {
  readonly area: Area;
  readonly pieces: readonly Piece[];
}

/**
 * The cards to show: all that are being looked at, and the choosable cards of piles and hidden hands. If most of an
 * area is unknown, as in a deck, its other known cards have just been looked at too. `isAsked`: some can be chosen.
 * `aside`: the cards that are shown beside the prompt either way.
 */
export function useShown(): { shown: Shown[]; aside: Shown[]; isAsked: boolean } {
  const { game, scene, seat, lighting, decision } = useTable();
  // Not while a move is still being shown: they would cover it.
  const isChoosable = (id: string): boolean => decision !== null && lighting.pieces.has(id);
  const shown = scene.areas
    .map((area): Shown => {
      const { kind, pieces, count, whose } = area;
      if (kind === 'shown') return { area, pieces };
      const isBuried = buried.includes(kind) || (kind === 'hand' && whose !== seat);
      const lit = isBuried ? pieces.filter(({ id }) => isChoosable(id)) : [];
      return { area, pieces: lit.length > 0 && pieces.length < count ? pieces : lit };
    })
    .filter(({ pieces }) => pieces.length > 0);
  const aside = shown.filter(({ area }) => staysAside(game, area.id));
  const over = shown.filter((one) => !aside.includes(one));
  const isAsked = over.some(({ pieces }) =>
    pieces.some(({ id }) => isChoosable(id) || lighting.held.has(id)),
  );
  return { shown: over, aside, isAsked };
}
