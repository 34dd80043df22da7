'use client';
// The card that the other player plays, held up in the middle of the table: its print and its text, large enough to
// read. Only drawn here; travels.ts brings it in and lays it down.
import { CardFace } from '../../cards/face';
import { CardText } from '../../cards/text';
import type { Frame } from '../frames';
import { useTable } from '../table/context';
import { isHeldUp } from './timing';

export function HeldUpCard({ frame: { facts, seat } }: { frame: Frame }) {
  const { game, cards } = useTable();
  const card = facts.find((fact) => isHeldUp(fact, seat))?.card;
  if (card === undefined) return null;
  const known = cards.get(card);
  return (
    <div
      key={card}
      data-held-up=""
      className="fixed top-1/2 left-1/2 grid w-[min(62vw,15rem,34dvh)] -translate-1/2 gap-2 opacity-0"
    >
      <div className="relative aspect-[5/7] shadow-[0_1.5rem_3rem_rgb(0_0_0/60%)]">
        <CardFace game={game} piece={{ id: card, card, face: 'up', touch: null }} facts={known} />
      </div>
      {known === undefined ? null : (
        <div className="max-h-[24dvh] overflow-hidden border border-edge bg-panel p-2 text-sm leading-snug">
          <CardText facts={known} />
        </div>
      )}
    </div>
  );
}
