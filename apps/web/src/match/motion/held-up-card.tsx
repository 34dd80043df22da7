'use client';
// The opponent's played card, held up in the middle of the table: its print and its text, large enough to
// read. Only drawn here; hold-up.ts moves it in and out.
import { CardFace } from '../../cards/face';
import { CardText } from '../../cards/text';
import type { StoryFrame } from '../frames';
import { useTable } from '../table/context';
import { isHeldUp } from './timing';

export function HeldUpCard({ frame: { facts, seat } }: { frame: StoryFrame }) {
  const { game, cards } = useTable();
  const card = facts.find((fact) => isHeldUp(fact, seat))?.card;
  if (card === undefined) return null;
  const known = cards.get(card);
  return (
    <div
      key={card}
      data-held-up=""
      className="fixed top-[41%] left-(--board-middle) grid w-[min(62vw,15rem,34dvh)] -translate-1/2 gap-2 opacity-0 side:top-1/2"
    >
      <div className="relative aspect-[5/7] shadow-[0_1.5rem_3rem_rgb(0_0_0/60%)]">
        <CardFace game={game} piece={{ id: card, card, face: 'up', touch: null }} facts={known} />
      </div>
      {known === undefined || known.text.en === '' ? null : (
        <div className="max-h-[24dvh] overflow-hidden border border-edge bg-panel p-2 text-sm leading-snug">
          <CardText facts={known} />
        </div>
      )}
    </div>
  );
}
