'use client';
// A card as it lies on the table: its print, the seal top left, the diamond on the edge of the name band, tokens.
// Invariant: everything is measured in hundredths of the card's width, so that a card looks the same at any size.
import type { Amount, Piece } from '@sleight/kernel/scene';
import { useSay } from '../i18n/said';
import type { CardFacts } from '../net/api';
import { CardBack, CardPrint } from './art';
import { nameLines, nameSize } from './name-size';
import { numbersOf } from './numbers';
import { SheetFace } from './sheet-face';

/** The game whose cards are sheets that lie on each other. */
const sheets = 'sleeved';

const sealId = 'cost';
/** Printed up the left edge: what the card is worth when it is used for it from the hand. */
const edgeId = 'counter';
/** A number longer than this does not fit a diamond and stands on a plate. */
const LONG = 99;

function tone({ now, printed }: Amount): string {
  if (now > printed) return 'bg-gold';
  return now < printed ? 'bg-blood' : 'bg-paper';
}

function Seal({ amount }: { amount: Amount }) {
  const isChanged = amount.now !== amount.printed;
  return (
    <span
      className={`absolute top-[3cqw] left-[3cqw] grid min-w-[21cqw] place-items-center rounded-[3cqw] border-[1.2cqw] border-ground px-[2cqw] text-[18cqw] leading-[1.08] font-semibold ${isChanged ? `${tone(amount)} text-ground` : 'bg-vermilion text-white'}`}
    >
      {amount.now}
    </span>
  );
}

function Power({ amount }: { amount: Amount }) {
  if (amount.now > LONG) {
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

function Edge({ amount }: { amount: Amount }) {
  return (
    <span
      className={`absolute top-[62cqw] left-0 rounded-r-[2cqw] px-[1cqw] py-[2cqw] text-[11cqw] leading-none font-semibold text-ground [writing-mode:sideways-lr] ${tone(amount)}`}
    >
      +{amount.now}
    </span>
  );
}

function TokenDiscs({ tokens, isLower }: { tokens: NonNullable<Piece['tokens']>; isLower: boolean }) {
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

/** The name keeps clear of the diamond: it wraps, then shrinks. */
function Band({ name, under, isNarrow }: { name: string; under: string; isNarrow: boolean }) {
  return (
    <span
      className={`absolute top-[109.5cqw] left-[6cqw] grid h-[28cqw] content-center text-left leading-[1.05] text-paper ${isNarrow ? 'w-[64cqw]' : 'w-[88cqw]'}`}
    >
      <span className="font-display" style={{ fontSize: `${nameSize(name, isNarrow)}cqw` }}>
        {name}
      </span>
      {under === '' || nameLines(name, isNarrow) === 2 ? null : (
        <span className="truncate text-[7.5cqw] text-dim">{under}</span>
      )}
    </span>
  );
}

interface Props {
  readonly game: string;
  readonly piece: Piece;
  readonly facts: CardFacts | undefined;
  /** Lies face down for others: half covered by its back, so that nobody mistakes it for an open card. */
  readonly isCovered?: boolean;
}

export function CardFace({ game, piece, facts, isCovered = false }: Props) {
  const say = useSay();
  const { card, tokens = [], words = [] } = piece;
  const isKnown = card !== null;
  const numbers = isKnown || piece.numbers !== undefined ? numbersOf(piece, facts) : [];
  const seal = isKnown ? numbers.find(({ id }) => id === sealId) : undefined;
  const edge = isKnown ? numbers.find(({ id, now }) => id === edgeId && now > 0) : undefined;
  const main = numbers.find(({ id }) => id !== sealId && id !== edgeId);
  const isShort = main !== undefined && main.now <= LONG;
  const under = words.length > 0 ? words.map(say).join(' · ') : facts?.title ? say(facts.title) : '';
  if (game === sheets && isKnown) {
    return (
      <span className="@container absolute inset-0 block overflow-hidden rounded-[5%/3.6%] bg-ground">
        <SheetFace game={game} card={card} piece={piece} facts={facts} />
      </span>
    );
  }
  return (
    <span className="@container absolute inset-0 block overflow-hidden rounded-[5%/3.6%] bg-ground">
      {isKnown ? (
        <CardPrint game={game} card={card} className="absolute inset-0 size-full" />
      ) : (
        <CardBack game={game} className="absolute inset-0 size-full" />
      )}
      {isKnown && isCovered ? (
        <span className="absolute inset-0 border-b-[1cqw] [clip-path:polygon(0_0,100%_0,100%_34%,0_62%)]">
          <CardBack game={game} className="size-full" />
        </span>
      ) : null}
      {seal === undefined || isCovered ? null : <Seal amount={seal} />}
      {isKnown ? <Band name={facts ? say(facts.name) : card} under={under} isNarrow={isShort} /> : null}
      {edge === undefined || isCovered ? null : <Edge amount={edge} />}
      {main === undefined ? null : <Power amount={main} />}
      {tokens.length === 0 ? null : <TokenDiscs tokens={tokens} isLower={main !== undefined && !isShort} />}
    </span>
  );
}
