'use client';
// A card on the table: its print, the seal top left, the diamond on the edge of the name band, tokens.
// Invariant: everything is measured in hundredths of the card's width, so a card looks the same at any size.
// Read next: marks.tsx for the printed values, stock.tsx for the card itself.
import type { Piece } from '@sleight/kit/scene';
import { memo } from 'react';
import { useSay } from '../i18n/said';
import type { CatalogueCard } from '../net/api';
import { worldOf } from '../worlds/worlds';
import { CardBack, CardPrint } from './art';
import { Edge, isShort, Power, Rarity, Seal, TokenDiscs } from './marks';
import { printedNumbers } from './numbers';
import { SheetFace } from './sheet-face';
import { Band, Ground, TuckedName } from './stock';
import { useTuck } from './tuck';

interface Props {
  readonly game: string;
  readonly piece: Piece;
  readonly facts: CatalogueCard | undefined;
  /** Face down for others: half covered by its back, so that it cannot be mistaken for an open card. */
  readonly isCovered?: boolean;
  /** Its picture loads only when it comes into view. */
  readonly isLazy?: boolean;
}

/** Changed values on the operator's own image: in the middle, clear of the image's numbers. */
function Changes({ piece, facts }: Pick<Props, 'piece' | 'facts'>) {
  const { seal, main } = printedNumbers(piece, facts);
  if (seal === undefined && main === undefined) return null;
  return (
    <span
      data-changes=""
      className="absolute inset-x-0 top-[46%] mx-auto flex w-fit items-center gap-[4cqw] rounded-[3cqw] bg-ground/85 px-[4cqw]"
    >
      {seal === undefined ? null : <Seal amount={seal} spot="loose" />}
      {main === undefined ? null : <Power amount={main} spot="loose" />}
    </span>
  );
}

/** Names and numbers of a card with our own print. */
function Printing({ piece, facts, isCovered }: Pick<Props, 'piece' | 'facts' | 'isCovered'>) {
  const say = useSay();
  const tuck = useTuck();
  const { card, words = [] } = piece;
  const { seal, edge, main } = printedNumbers(piece, facts);
  const spot = tuck === null ? 'corner' : 'left';
  const hasDiamond = main !== undefined && isShort(main);
  const under = words.length > 0 ? words.map(say).join(' · ') : facts?.title ? say(facts.title) : '';
  const name = facts ? say(facts.name) : card;
  return (
    <>
      {name === null ? null : tuck === null ? (
        <Band name={name} under={under} isNarrow={hasDiamond} />
      ) : (
        <TuckedName name={name} tuck={tuck} />
      )}
      {seal === undefined || isCovered ? null : <Seal amount={seal} spot={spot} />}
      {edge === undefined || isCovered ? null : <Edge amount={edge} />}
      {main === undefined ? null : <Power amount={main} spot={spot} />}
      {card === null ? null : <Rarity rarity={facts?.rarity} />}
    </>
  );
}

/** Drawn again only if the piece itself has changed. */
export const CardFace = memo(function CardFace({
  game,
  piece,
  facts,
  isCovered = false,
  isLazy = false,
}: Props) {
  const tuck = useTuck();
  const { card, tokens = [] } = piece;
  const isOwn = card !== null && facts?.print?.isOwn === true;
  const sheets = worldOf(game)?.sheets;
  if (sheets !== undefined && card !== null) {
    return (
      <span className="@container absolute inset-0 block overflow-hidden rounded-[5%/3.6%] bg-ground">
        <SheetFace game={game} card={card} piece={piece} facts={facts} sheets={sheets} isLazy={isLazy} />
      </span>
    );
  }
  const { main } = printedNumbers(piece, facts);
  const corner = main === undefined || isOwn ? 'nothing' : isShort(main) ? 'diamond' : 'plate';
  return (
    <span className="@container absolute inset-0 block overflow-hidden rounded-[5%/3.6%] bg-ground">
      {card === null ? (
        <CardBack game={game} className="absolute inset-0 size-full" />
      ) : (
        <>
          <Ground facts={facts} />
          <CardPrint game={game} card={card} isLazy={isLazy} className="absolute inset-0 size-full" />
        </>
      )}
      {card !== null && isCovered ? (
        <span className="absolute inset-0 border-b-[1cqw] [clip-path:polygon(0_0,100%_0,100%_34%,0_62%)]">
          <CardBack game={game} className="size-full" />
        </span>
      ) : null}
      {isOwn ? (
        <Changes piece={piece} facts={facts} />
      ) : (
        <Printing piece={piece} facts={facts} isCovered={isCovered} />
      )}
      {tokens.length === 0 ? null : <TokenDiscs tokens={tokens} under={tuck === null ? corner : 'left'} />}
    </span>
  );
});
