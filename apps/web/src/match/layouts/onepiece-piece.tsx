'use client';
// A card on the field: turned while rested, with its given DON!! on top, upright either way.
import type { Area, Piece } from '@sleight/kit/scene';
import { CardFace } from '../../cards/face';
import { Named } from '../../ui/named';
import { useTable } from '../table/context';
import { lookOf, usePiece } from '../table/piece';
import { DonCard } from './onepiece-don';

const DON_TOKEN = 'don';
/** Beyond this number they are only counted. */
const MOST_SHOWN = 3;

function GivenDon({ n }: { n: number }) {
  if (n === 0) return null;
  return (
    <span
      aria-hidden="true"
      className="pointer-events-none absolute inset-x-0 top-[56%] z-20 flex items-center justify-center"
    >
      <span
        data-given=""
        className="flex items-center rounded-full border border-ground bg-gold px-1.5 text-xs leading-tight font-semibold text-ground table:text-sm"
      >
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
        className={`relative block aspect-[5/7] rounded-[5%/3.6%] transition-[translate,rotate,scale,filter] duration-200 hover:z-20 focus-visible:z-20 ${size} ${lookOf(state, isAnyLit)} ${isRested ? 'rotate-90 scale-[.7] brightness-75 side:scale-[.82]' : ''}`}
      >
        <Named label={state.label}>
          <CardFace
            game={game}
            piece={{ ...piece, tokens: tokens.filter(({ id }) => id !== DON_TOKEN) }}
            facts={piece.card === null ? undefined : cards.get(piece.card)}
          />
        </Named>
      </button>
      <GivenDon n={given} />
    </span>
  );
}
