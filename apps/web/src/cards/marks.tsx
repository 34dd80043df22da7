// The marks printed over a card's picture: the seal, the diamond or plate, the edge, the rarity, and tokens.
// Invariant: everything is measured in hundredths of the card's width, except numbers, which have a minimum size.
import type { CardNumber, Piece } from '@sleight/kit/scene';

/** A longer number does not fit a diamond and gets a plate. */
const LONG = 99;

/** Is it in a diamond, which the name keeps clear of? */
export const isShort = ({ now }: CardNumber): boolean => now <= LONG;

/** Where a number goes: in its corner; at the left under the seal, if others lie over the card; or by itself. */
export type MarkPlace = 'corner' | 'left' | 'loose';

function tone({ now, printed }: CardNumber): string {
  if (now > printed) return 'bg-gold';
  return now < printed ? 'bg-blood' : 'bg-paper';
}

export function Seal({ amount, spot }: { amount: CardNumber; spot: MarkPlace }) {
  const isChanged = amount.now !== amount.printed;
  return (
    <span
      data-seal=""
      className={`grid min-w-[max(21cqw,18px)] place-items-center rounded-[3cqw] border-[1.2cqw] border-ground px-[2cqw] text-[max(18cqw,13px)] leading-[1.08] font-semibold ${spot === 'loose' ? '' : 'absolute top-[3cqw] left-[3cqw]'} ${isChanged ? `${tone(amount)} text-ground` : 'bg-vermilion text-white'}`}
    >
      {amount.now}
    </span>
  );
}

const plates: Readonly<Record<MarkPlace, string>> = {
  corner:
    'absolute top-[3cqw] right-[3cqw] @max-[72px]:top-[max(26cqw,18px)] @max-[72px]:right-auto @max-[72px]:left-[3cqw]',
  left: 'absolute top-[max(27cqw,21px)] left-[3cqw]',
  loose: '',
};

/** On a small card the diamond is in the upper corner, to leave the name the whole band. */
const diamonds: Readonly<Record<MarkPlace, string>> = {
  corner:
    'absolute top-[91cqw] left-[68cqw] @max-[90px]:top-[-1cqw] @max-[90px]:right-[-1cqw] @max-[90px]:left-auto',
  left: 'absolute top-[max(24cqw,18px)] left-[-1.5cqw]',
  loose: 'relative',
};

export function Power({ amount, spot }: { amount: CardNumber; spot: MarkPlace }) {
  if (!isShort(amount)) {
    return (
      <span
        data-power=""
        className={`rounded-[3cqw] border-[1.2cqw] border-ground px-[3cqw] text-[max(15cqw,11px)] leading-[1.2] font-semibold text-ground ${plates[spot]} ${tone(amount)}`}
      >
        {amount.now}
      </span>
    );
  }
  return (
    <span
      data-power=""
      className={`grid size-[max(34cqw,23px)] place-items-center text-[max(19cqw,13px)] leading-none font-semibold text-ground ${diamonds[spot]}`}
    >
      <span
        className={`absolute inset-[14%] rotate-45 border-[max(1.6cqw,1px)] border-ground ${tone(amount)}`}
      />
      <span className="relative">{amount.now}</span>
    </span>
  );
}

export function Edge({ amount }: { amount: CardNumber }) {
  return (
    <span
      className={`absolute top-[62cqw] left-0 rounded-r-[2cqw] px-[1cqw] py-[2cqw] text-[11cqw] leading-none font-semibold text-ground [writing-mode:sideways-lr] ${tone(amount)}`}
    >
      +{amount.now}
    </span>
  );
}

/** A rarity spelled out says no more than the kind of card. */
const LONG_RARITY = 2;

export function Rarity({ rarity }: { rarity: string | undefined }) {
  if (rarity === undefined || rarity.length > LONG_RARITY) return null;
  return (
    <span
      data-rarity=""
      className="absolute right-[5cqw] bottom-[3.6cqw] text-[max(6cqw,9px)] leading-none font-semibold text-paper/80 @max-[90px]:hidden"
    >
      {rarity}
    </span>
  );
}

/** `under`: what is above them: nothing, a plate, the diamond of a small card, or everything at the left. */
export function TokenDiscs({
  tokens,
  under,
}: {
  tokens: NonNullable<Piece['tokens']>;
  under: 'nothing' | 'plate' | 'diamond' | 'left';
}) {
  const place = {
    nothing: 'right-[3cqw] top-[3cqw]',
    plate: 'right-[3cqw] top-[26cqw]',
    diamond: 'right-[3cqw] top-[3cqw] @max-[90px]:top-[max(34cqw,23px)]',
    left: 'left-[4cqw] top-[max(58cqw,41px)]',
  }[under];
  return (
    <span className={`absolute grid gap-[2cqw] ${place}`}>
      {tokens.map(({ id, n }) => (
        <span
          key={id}
          className={`grid min-w-[21cqw] place-items-center rounded-full border-[1.2cqw] border-ground px-[2cqw] text-[max(16cqw,11px)] leading-[1.2] font-semibold text-ground ${id === 'damage' ? 'bg-blood' : 'bg-gold'}`}
        >
          {id === 'damage' ? `−${n}` : n}
        </span>
      ))}
    </span>
  );
}
