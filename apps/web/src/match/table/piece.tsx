'use client';
// A piece on the table, as a button: a click takes it up or chooses it; a dimmed one answers why not.
import type { Area, Piece } from '@sleight/kernel/scene';
import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { CardFace } from '../../cards/face';
import { numbersOf } from '../../cards/numbers';
import { useSay } from '../../i18n/said';
import { explain, inspect, openInspector } from '../inspecting';
import { touch } from '../store';
import { useTable } from './context';

const HOVER_MS = 200;
const PRESS_MS = 400;

/** Says all that the face shows. */
function usePieceLabel() {
  const t = useTranslations('match');
  const say = useSay();
  const { cards, legend } = useTable();
  const numberLabel = (id: string) => (legend.numbers[id] ? say(legend.numbers[id]) : id);
  return (piece: Piece): string => {
    const { card, face, tokens = [], words = [], isRested, under = [] } = piece;
    const facts = card === null ? undefined : cards.get(card);
    return [
      card === null ? t('faceDown') : facts ? say(facts.name) : card,
      face === 'secret' && words.length > 0 ? t('secretCard') : '',
      ...numbersOf(piece, facts).map(({ id, now, printed }) =>
        now === printed
          ? t('number', { label: numberLabel(id), now })
          : t('numberWas', { label: numberLabel(id), now, printed }),
      ),
      ...tokens.map(({ label, n }) => t('number', { label: say(label), now: n })),
      ...words.map(say),
      isRested ? t('rested') : '',
      under.length > 0 ? t('under', { n: under.length }) : '',
    ]
      .filter((part) => part !== '')
      .join(', ');
  };
}

/** In room for one, the card that lies there stands for its place. */
export const standsFor = ({ kind, pieces }: Area): boolean => kind === 'slot' && pieces.length > 0;

interface Props {
  readonly piece: Piece;
  readonly area: Area;
  readonly size: string;
}

export function PieceButton({ piece, area, size }: Props) {
  const t = useTranslations('match');
  const { game, lighting, cards, decision, seat } = useTable();
  const labelOf = usePieceLabel();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wasLong = useRef(false);
  const isLit = lighting.pieces.has(piece.id);
  const isHeld = lighting.held.has(piece.id);
  const isPlace = lighting.areas.has(area.id) && standsFor(area);
  // What is decided may have nothing to do with cards: then none is dimmed.
  const isDimmed = lighting.pieces.size + lighting.held.size > 0;
  const isOutOfUse =
    decision !== null && !isLit && !isHeld && !isPlace && area.kind === 'hand' && area.whose === seat;

  const after = (ms: number, then: () => void) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(then, ms);
  };
  const press = () => {
    clearTimeout(timer.current);
    if (wasLong.current) return;
    if (piece.touch !== null && (isLit || isHeld) && touch(piece.touch)) return;
    if (isPlace && area.touch !== null && touch(area.touch)) return;
    if (isOutOfUse) void explain(piece);
    else openInspector(piece);
  };
  const state = isHeld ? t('held') : isLit || isPlace ? t('lit') : '';
  const look = isHeld
    ? 'held -translate-y-2'
    : isLit || isPlace
      ? 'lit -translate-y-1 hover:-translate-y-3'
      : isOutOfUse && isDimmed
        ? 'brightness-50'
        : '';
  return (
    <button
      type="button"
      data-piece={piece.id}
      data-card={piece.card ?? undefined}
      data-lit={isLit || isPlace || isHeld ? '' : undefined}
      aria-label={state === '' ? labelOf(piece) : `${labelOf(piece)}, ${state}`}
      aria-pressed={isHeld ? true : undefined}
      className={`relative block aspect-[5/7] shrink-0 overflow-hidden rounded-sm border border-line text-[0.8rem] transition-[translate,filter] duration-150 hover:z-10 focus-visible:z-10 ${size} ${look} ${piece.isRested ? 'rotate-90' : ''}`}
      onClick={press}
      onFocus={() => inspect(piece)}
      onPointerEnter={(event) => {
        if (event.pointerType === 'mouse') after(HOVER_MS, () => inspect(piece));
      }}
      onPointerLeave={() => clearTimeout(timer.current)}
      onPointerDown={(event) => {
        wasLong.current = false;
        if (event.pointerType === 'mouse') return;
        after(PRESS_MS, () => {
          wasLong.current = true;
          openInspector(piece);
        });
      }}
      onContextMenu={(event) => {
        event.preventDefault();
        openInspector(piece);
      }}
    >
      <CardFace game={game} piece={piece} facts={piece.card === null ? undefined : cards.get(piece.card)} />
    </button>
  );
}
