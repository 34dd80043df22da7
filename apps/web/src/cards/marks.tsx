// What is printed on a card over its picture: the seal, the diamond or plate, the edge, and the tokens that lie on it.
// Invariant: everything is measured in hundredths of the card's width.
import type { Amount, Piece } from '@sleight/kernel/scene';

/** A number longer than this does not fit a diamond and stands on a plate. */
const LONG = 99;

/** Does it stand in a diamond, which the name keeps clear of? */
export const isShort = ({ now }: Amount): boolean => now <= LONG;

function tone({ now, printed }: Amount): string {
  if (now > printed) return 'bg-gold';
  return now < printed ? 'bg-blood' : 'bg-paper';
}

export function Seal({ amount }: { amount: Amount }) {
  const isChanged = amount.now !== amount.printed;
  return (
    <span
      data-seal=""
      className={`absolute top-[3cqw] left-[3cqw] grid min-w-[21cqw] place-items-center rounded-[3cqw] border-[1.2cqw] border-ground px-[2cqw] text-[18cqw] leading-[1.08] font-semibold ${isChanged ? `${tone(amount)} text-ground` : 'bg-vermilion text-white'}`}
    >
      {amount.now}
    </span>
  );
}

export function Power({ amount }: { amount: Amount }) {
  if (!isShort(amount)) {
    return (
      <span
        className={`absolute top-[3cqw] right-[3cqw] rounded-[3cqw] border-[1.2cqw] border-ground px-[3cqw] text-[15cqw] leading-[1.2] font-semibold text-ground ${tone(amount)}`}
      >
        {amount.now}
      </span>
    );
  }
  return (
    <span className="absolute top-[91cqw] left-[68cqw] grid size-[34cqw] place-items-center text-[19cqw] leading-none font-semibold text-ground">
      <span className={`absolute inset-[5cqw] rotate-45 border-[1.6cqw] border-ground ${tone(amount)}`} />
      <span className="relative">{amount.now}</span>
    </span>
  );
}

export function Edge({ amount }: { amount: Amount }) {
  return (
    <span
      className={`absolute top-[62cqw] left-0 rounded-r-[2cqw] px-[1cqw] py-[2cqw] text-[11cqw] leading-none font-semibold text-ground [writing-mode:sideways-lr] ${tone(amount)}`}
    >
      +{amount.now}
    </span>
  );
}

export function TokenDiscs({ tokens, isLower }: { tokens: NonNullable<Piece['tokens']>; isLower: boolean }) {
  return (
    <span className={`absolute right-[3cqw] grid gap-[2cqw] ${isLower ? 'top-[26cqw]' : 'top-[3cqw]'}`}>
      {tokens.map(({ id, n }) => (
        <span
          key={id}
          className={`grid min-w-[21cqw] place-items-center rounded-full border-[1.2cqw] border-ground px-[2cqw] text-[16cqw] leading-[1.2] font-semibold text-ground ${id === 'damage' ? 'bg-blood' : 'bg-gold'}`}
        >
          {id === 'damage' ? `−${n}` : n}
        </span>
      ))}
    </span>
  );
}
