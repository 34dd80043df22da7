'use client';
// The picture at the end of a match: the winner's strongest cards, fanned out before the world of the game; of a game
// whose cards are built in layers, the last two that met.
import type { ReactNode } from 'react';
import { WorldPrint } from '../../cards/art';
import { CardFace } from '../../cards/face';
import { ComposedCard } from '../table/composed-card';
import { useTable } from '../table/context';
import { artOf } from './art-of';

/** The first card lies in front; the others lean out behind it. */
const PLACES = ['z-10', '-order-1 -mr-[6cqw] -rotate-8 scale-88', '-ml-[6cqw] rotate-8 scale-88'];
const card = 'relative block aspect-[5/7] w-[min(34cqw,50cqh)] shrink-0 shadow-[0_1rem_2rem_rgb(0_0_0/50%)]';

/** The cards to show, the foremost first. */
function useCards(seat: number): readonly { readonly id: string; readonly face: ReactNode }[] {
  const { game, scene, cards } = useTable();
  const met = scene.rounds?.at(-1)?.sides ?? [];
  if (met.length > 0)
    return met
      .toSorted((a, b) => Number(b.whose === seat) - Number(a.whose === seat))
      .map(({ whose, cards: layers, numbers }) => ({
        id: `${whose}`,
        face: <ComposedCard layers={layers} numbers={numbers} size="w-full" />,
      }));
  return artOf(scene, seat, (id) => cards.get(id)?.numbers.power ?? 0).map((id) => ({
    id,
    face: <CardFace game={game} piece={{ id, card: id, face: 'up', touch: null }} facts={cards.get(id)} />,
  }));
}

export function EndArt({ seat }: { seat: number }) {
  const { game } = useTable();
  const shown = useCards(seat);
  return (
    <div
      aria-hidden="true"
      data-end-art=""
      className="relative isolate grid min-h-0 place-items-center overflow-hidden bg-ground [container:art/size]"
    >
      <WorldPrint game={game} crop="tall" className="absolute inset-0 -z-10 size-full brightness-60" />
      <div className="flex items-center">
        {shown.map(({ id, face }, i) => (
          <div key={id} className={`${card} ${PLACES[i] ?? ''}`}>
            {face}
          </div>
        ))}
      </div>
    </div>
  );
}
