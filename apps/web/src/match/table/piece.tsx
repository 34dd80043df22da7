'use client';
// A piece on the table, as a button: a click selects or chooses it, a drag does both; a dimmed one explains why not.
// Read next: dragging.ts, ../lighting.ts.
import type { Area, Piece } from '@sleight/kit/scene';
import { useTranslations } from 'next-intl';
import { type ComponentProps, useRef } from 'react';
import { CardBack, CardPrint } from '../../cards/art';
import { CardFace } from '../../cards/face';
import { useTuck } from '../../cards/tuck';
import { Named } from '../../ui/named';
import { mark, touch } from '../answering';
import { startDrag } from '../dragging';
import { explain, inspect, openInspector, useInspecting } from '../inspecting';
import { useTable } from './context';
import { HintBadge } from './hint-badge';
import { OrderBadge } from './order-badge';
import { usePieceLabel } from './piece-label';

const HOVER_MS = 200;
const PRESS_MS = 400;
/** How far a finger may move during a long press. */
const TREMBLE = 8;

/** In an area for one card, the card stands for its place. */
export const standsFor = ({ kind, pieces }: Area): boolean => kind === 'slot' && pieces.length > 0;

export interface PieceState {
  readonly isLit: boolean;
  readonly isHeld: boolean;
  /** Not part of the current decision. */
  readonly isOutOfUse: boolean;
  /** Highlighted by the log. */
  readonly isPointedAt: boolean;
  /** Its spoken label: the name of the button's content. */
  readonly label: string;
  /** Everything a button needs to be this piece, except its look. */
  readonly button: ComponentProps<'button'>;
}

export function usePiece(piece: Piece, area: Area): PieceState {
  const t = useTranslations('match');
  const { lighting, decision, seat } = useTable();
  const label = usePieceLabel(piece);
  const isPointedAt = useInspecting(({ pointed }) => piece.card !== null && pointed.includes(piece.card));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const pressedAt = useRef({ x: 0, y: 0, wasLong: false });
  const isPlace = lighting.areas.has(area.id) && standsFor(area);
  const isLit = lighting.pieces.has(piece.id) || isPlace;
  const isHeld = lighting.held.has(piece.id);
  const isOutOfUse = decision !== null && !isLit && !isHeld && area.kind === 'hand' && area.whose === seat;

  const after = (ms: number, then: () => void) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(then, ms);
  };
  const press = () => {
    clearTimeout(timer.current);
    if (pressedAt.current.wasLong) return;
    if (piece.touch !== null && (mark(piece.id, piece.touch) || touch(piece.touch, piece.id))) return;
    if (isPlace && area.touch !== null && touch(area.touch)) return;
    if (isOutOfUse) void explain(piece);
    else openInspector(piece);
  };
  const place = lighting.order.get(piece.id);
  const heldAs = place === undefined ? t('held') : t('heldAs', { n: place });
  const state = isHeld ? heldAs : isLit ? t('lit') : '';
  return {
    isLit,
    isHeld,
    isOutOfUse,
    isPointedAt,
    label: state === '' ? label : `${label}, ${state}`,
    button: {
      type: 'button',
      'aria-pressed': isHeld ? true : undefined,
      ...{
        'data-piece': piece.id,
        'data-card': piece.card ?? undefined,
        'data-lit': isLit && !isHeld ? '' : undefined,
      },
      onClick: press,
      onFocus: () => inspect(piece),
      onPointerEnter: ({ pointerType }) => {
        if (pointerType === 'mouse') after(HOVER_MS, () => inspect(piece));
      },
      onPointerLeave: () => clearTimeout(timer.current),
      onPointerCancel: () => clearTimeout(timer.current),
      onPointerMove: ({ pointerType, clientX, clientY }) => {
        const { x, y } = pressedAt.current;
        if (pointerType !== 'mouse' && Math.hypot(clientX - x, clientY - y) > TREMBLE)
          clearTimeout(timer.current);
      },
      onPointerDown: (event) => {
        const { pointerType, clientX: x, clientY: y, currentTarget, nativeEvent } = event;
        pressedAt.current = { x, y, wasLong: false };
        if (isLit || isHeld) startDrag(nativeEvent, piece, currentTarget.offsetWidth);
        if (pointerType === 'mouse') return;
        after(PRESS_MS, () => {
          pressedAt.current.wasLong = true;
          openInspector(piece);
        });
      },
      onContextMenu: (event) => {
        event.preventDefault();
        openInspector(piece);
      },
    },
  };
}

/** The edges of cards beneath, the next one nearest. */
function Under({ cards }: { cards: readonly (string | null)[] }) {
  const { game } = useTable();
  // Where cards overlap, the left of this one is the right of another, which has its numbers there.
  const aside = useTuck() === null ? -4 : 0;
  return cards
    .slice(0, 3)
    .map((card, i) => ({ card, depth: i + 1 }))
    .reverse()
    .map(({ card, depth }) => (
      <span
        key={depth}
        className="absolute inset-0 overflow-hidden rounded-[5%/3.6%] border border-line brightness-75"
        style={{ translate: `${aside * depth}% ${-3.4 * depth}%` }}
      >
        {card === null ? (
          <CardBack game={game} className="size-full" />
        ) : (
          <CardPrint game={game} card={card} className="size-full" />
        )}
      </span>
    ));
}

export function lookOf({ isLit, isHeld, isOutOfUse, isPointedAt }: PieceState, isAnyLit: boolean): string {
  const edge = isPointedAt ? 'pointed-at' : isHeld ? 'held' : isLit ? 'lit' : '';
  if (isHeld) return `${edge} z-10 -translate-y-2`;
  if (isLit) return `${edge} z-10 touch-pan-x -translate-y-1 hover:-translate-y-2`;
  // The decision may have nothing to do with cards: then none is dimmed.
  return isOutOfUse && isAnyLit && !isPointedAt ? 'brightness-[.55]' : edge;
}

interface Props {
  readonly piece: Piece;
  readonly area: Area;
  /** A class that gives the width. */
  readonly size: string;
  /** Held up to be read: fully visible, even if others see its back. */
  readonly isHeldUp?: boolean;
}

export function PieceButton({ piece, area, size, isHeldUp = false }: Props) {
  const { game, lighting, cards } = useTable();
  const state = usePiece(piece, area);
  const isAnyLit = lighting.pieces.size + lighting.held.size > 0;
  const isCovered = !isHeldUp && piece.face === 'secret' && area.kind !== 'hand' && area.kind !== 'shown';
  const { under = [] } = piece;
  return (
    <button
      {...state.button}
      className={`relative block aspect-[5/7] shrink-0 rounded-[5%/3.6%] transition-[translate,rotate,filter] duration-150 hover:z-20 focus-visible:z-20 ${size} ${lookOf(state, isAnyLit)} ${piece.isRested ? 'rotate-90' : ''}`}
    >
      {under.length === 0 ? null : <Under cards={under} />}
      <Named label={state.label}>
        <CardFace
          game={game}
          piece={piece}
          facts={piece.card === null ? undefined : cards.get(piece.card)}
          isCovered={isCovered}
        />
      </Named>
      <HintBadge id={piece.id} isLeft={area.kind === 'hand'} />
      <OrderBadge id={piece.id} />
      {under.length === 0 ? null : (
        <span
          aria-hidden="true"
          className="absolute -top-2 left-0 z-10 rounded-xs border border-line bg-panel px-1 text-xs leading-tight text-dim"
        >
          +{under.length}
        </span>
      )}
    </button>
  );
}
