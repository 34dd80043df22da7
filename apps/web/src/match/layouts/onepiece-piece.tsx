'use client';
// A card on the field: turned while it is rested, with the DON!! it was given showing from under it.
import type { Area, Piece } from '@sleight/kernel/scene';
import { CardFace } from '../../cards/face';
import { useTable } from '../table/context';
import { lookOf, usePiece } from '../table/piece';
import { DonCard } from './onepiece-don';

const DON_TOKEN = 'don';
/** More are only counted. */
const MOST_SHOWN = 4;

function GivenDon({ n }: { n: number }) {
  if (n === 0) return null;
  return (
    <span
      aria-hidden="true"
      className="pointer-events-none absolute inset-x-0 -bottom-3 z-20 table:-bottom-4 flex items-center justify-center"
    >
      <span className="flex items-center rounded-full border border-ground bg-gold px-1.5 text-xs leading-tight font-semibold text-ground table:text-sm">
        {Array.from({ length: Math.min(n, MOST_SHOWN) }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: DON!! cards are all alike
          <DonCard key={i} className="-ml-1 h-3 first:ml-0 table:h-4" />
        ))}
        <span className="ml-1">+{n}</span>
      </span>
    </span>
  );
}

export function FieldPiece({ piece, area, size }: { piece: Piece; area: Area; size: string }) {
  const { game, lighting, cards } = useTable();
  const state = usePiece(piece, area);
  const { tokens = [], isRested } = piece;
  const given = tokens.find(({ id }) => id === DON_TOKEN)?.n ?? 0;
  const isAnyLit = lighting.pieces.size + lighting.held.size > 0;
  return (
    <span className="relative block">
      <button
        {...state.button}
        className={`relative block aspect-[5/7] rounded-[5%/3.6%] transition-[translate,rotate,scale,filter] duration-200 hover:z-20 focus-visible:z-20 ${size} ${lookOf(state, isAnyLit)} ${isRested ? 'rotate-90 scale-[.72] brightness-75 table:scale-[.86]' : ''}`}
      >
        <CardFace
          game={game}
          piece={{ ...piece, tokens: tokens.filter(({ id }) => id !== DON_TOKEN) }}
          facts={piece.card === null ? undefined : cards.get(piece.card)}
        />
      </button>
      <GivenDon n={given} />
    </span>
  );
}
