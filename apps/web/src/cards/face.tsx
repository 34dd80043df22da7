'use client';
// A card as it lies on the table: picture, seal top left, diamond on the edge of the name band, tokens.
import type { Amount, Piece } from '@sleight/kernel/scene';
import { useSay } from '../i18n/said';
import type { CardFacts } from '../net/api';
import { CardArt, CardBack } from './art';
import { numbersOf } from './numbers';

const sealId = 'cost';

function tone({ now, printed }: Amount): string {
  if (now > printed) return 'bg-gold';
  return now < printed ? 'bg-blood' : 'bg-paper';
}

/** A paper diamond on the edge of the name band; a plate where the number is long. */
function Power({ amount }: { amount: Amount }) {
  const isLong = amount.now > 99;
  return (
    <span
      className={`absolute right-0.5 bottom-[22%] grid place-items-center text-[1.05em] leading-none font-semibold text-ground ${isLong ? '' : 'size-[1.9em]'}`}
    >
      {isLong ? null : (
        <span className={`absolute inset-[0.22em] rotate-45 border border-ground ${tone(amount)}`} />
      )}
      <span className={isLong ? `rounded-xs border border-ground px-1 py-0.5 ${tone(amount)}` : 'relative'}>
        {amount.now}
      </span>
    </span>
  );
}

interface Props {
  readonly game: string;
  readonly piece: Piece;
  readonly facts: CardFacts | undefined;
}

export function CardFace({ game, piece, facts }: Props) {
  const say = useSay();
  const { card, tokens = [], words = [] } = piece;
  if (card === null) return <CardBack game={game} className="size-full" />;
  const numbers = numbersOf(piece, facts);
  const seal = numbers.find(({ id }) => id === sealId);
  const main = numbers.find(({ id }) => id !== sealId);
  return (
    <span className="flex size-full flex-col bg-ground text-left text-paper">
      <CardArt game={game} card={card} className="min-h-0 w-full flex-1" />
      {seal === undefined ? null : (
        <span className="absolute top-0.5 left-0.5 grid min-w-[1.35em] place-items-center rounded-xs bg-vermilion px-0.5 text-[1.05em] leading-tight font-semibold text-white">
          {seal.now}
        </span>
      )}
      {main === undefined ? null : <Power amount={main} />}
      {tokens.length === 0 ? null : (
        <span className="absolute top-0.5 right-0.5 grid gap-0.5">
          {tokens.map(({ id, n }) => (
            <span
              key={id}
              className={`grid min-w-[1.4em] place-items-center rounded-full px-0.5 leading-tight font-semibold text-ground ${id === 'damage' ? 'bg-blood' : 'bg-gold'}`}
            >
              {n}
            </span>
          ))}
        </span>
      )}
      <span className="flex h-[26%] flex-col justify-center overflow-hidden border-t border-gold/60 bg-ground px-[6%] leading-[1.05]">
        <span className="line-clamp-2 font-display text-[0.82em]">{facts ? say(facts.name) : card}</span>
        {words.length === 0 ? null : (
          <span className="truncate text-[0.75em] text-dim">{words.map(say).join(' · ')}</span>
        )}
      </span>
    </span>
  );
}
