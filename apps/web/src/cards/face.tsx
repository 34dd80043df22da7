'use client';
// A card as it lies on the table: its print, the seal top left, the diamond on the edge of the name band, tokens.
// Invariant: everything is measured in hundredths of the card's width, so that a card looks the same at any size.
// Read next: marks.tsx for what is printed on it, stock.tsx for what it is printed on.
import type { Piece } from '@sleight/kernel/scene';
import { useSay } from '../i18n/said';
import type { CardFacts } from '../net/api';
import { CardBack, CardPrint } from './art';
import { Edge, isShort, Power, Seal, TokenDiscs } from './marks';
import { printedNumbers } from './numbers';
import { SheetFace } from './sheet-face';
import { Band, Ground } from './stock';

/** The game whose cards are sheets that lie on each other. */
const sheets = 'sleeved';

interface Props {
  readonly game: string;
  readonly piece: Piece;
  readonly facts: CardFacts | undefined;
  /** Lies face down for others: half covered by its back, so that nobody mistakes it for an open card. */
  readonly isCovered?: boolean;
  /** Its picture is fetched only when it comes into sight. */
  readonly isLazy?: boolean;
}

export function CardFace({ game, piece, facts, isCovered = false, isLazy = false }: Props) {
  const say = useSay();
  const { card, tokens = [], words = [] } = piece;
  const isKnown = card !== null;
  const { seal, edge, main } = printedNumbers(piece, facts);
  const hasDiamond = main !== undefined && isShort(main);
  const under = words.length > 0 ? words.map(say).join(' · ') : facts?.title ? say(facts.title) : '';
  if (game === sheets && isKnown) {
    return (
      <span className="@container absolute inset-0 block overflow-hidden rounded-[5%/3.6%] bg-ground">
        <SheetFace game={game} card={card} piece={piece} facts={facts} isLazy={isLazy} />
      </span>
    );
  }
  // The owner's images have their names on them.
  const isNamed = isKnown && facts?.print?.isOwn !== true;
  return (
    <span className="@container absolute inset-0 block overflow-hidden rounded-[5%/3.6%] bg-ground">
      {isKnown ? (
        <>
          <Ground facts={facts} />
          <CardPrint game={game} card={card} isLazy={isLazy} className="absolute inset-0 size-full" />
        </>
      ) : (
        <CardBack game={game} className="absolute inset-0 size-full" />
      )}
      {isKnown && isCovered ? (
        <span className="absolute inset-0 border-b-[1cqw] [clip-path:polygon(0_0,100%_0,100%_34%,0_62%)]">
          <CardBack game={game} className="size-full" />
        </span>
      ) : null}
      {seal === undefined || isCovered ? null : <Seal amount={seal} />}
      {isNamed ? <Band name={facts ? say(facts.name) : card} under={under} isNarrow={hasDiamond} /> : null}
      {edge === undefined || isCovered ? null : <Edge amount={edge} />}
      {main === undefined ? null : <Power amount={main} />}
      {tokens.length === 0 ? null : (
        <TokenDiscs tokens={tokens} isLower={main !== undefined && !hasDiamond} />
      )}
    </span>
  );
}
