'use client';
// A single layer of a stacked card: a transparent sheet with its name, and each of its numbers with its label.
import type { Sheets } from '@sleight/kit/contract/dress';
import type { Piece } from '@sleight/kit/scene';
import { useSay } from '../i18n/said';
import type { CatalogueCard } from '../net/api';
import { CardPrint } from './art';
import { printName } from './name-size';
import { numbersOf } from './numbers';
import { PrintedName, TuckedName } from './stock';
import { useTuck } from './tuck';

/** The maximum size of a two-line name, to stay on the strip. */
const TWO_LINES = 9.5;

/** The id of a number that is added to another instead of replacing it. */
const ADDED = 'added ';

interface Props {
  readonly game: string;
  readonly card: string;
  readonly piece: Piece;
  readonly facts: CatalogueCard | undefined;
  readonly sheets: Sheets;
  readonly isLazy: boolean;
}

/** Never too small to read: the smallest sheets show only the numbers. */
const label = 'text-[max(9cqw,12px)] text-dim @max-[50px]:hidden';

function Line({ id, now, names }: { id: string; now: number; names: Sheets['numbers'] }) {
  const say = useSay();
  const isAdded = id.startsWith(ADDED);
  const name = isAdded ? id.slice(ADDED.length) : id;
  const known = names[name];
  const value = isAdded && now > 0 ? `+${now}` : `${now}`.replace('-', '−');
  return (
    <span className="flex items-baseline gap-[3cqw] leading-none whitespace-nowrap">
      <span
        data-power=""
        className={`text-[max(15cqw,16px)] font-semibold ${isAdded ? (now < 0 ? 'text-blood' : 'text-gold') : ''}`}
      >
        {value}
      </span>
      <span className={label}>
        {known?.short === undefined ? (
          known === undefined ? (
            name
          ) : (
            say(known.name)
          )
        ) : (
          <>
            <span className="@max-[126px]:hidden">{say(known.name)}</span>
            <span className="hidden @max-[126px]:inline">{say(known.short)}</span>
          </>
        )}
      </span>
    </span>
  );
}

export function SheetFace({ game, card, piece, facts, sheets, isLazy }: Props) {
  const say = useSay();
  const tuck = useTuck();
  const name = facts ? say(facts.name) : card;
  const most = printName(name, false).lines === 2 ? TWO_LINES : undefined;
  return (
    <>
      <span className="absolute inset-0 bg-[#232c22]" />
      <CardPrint game={game} card={card} isLazy={isLazy} className="absolute inset-0 size-full" />
      {facts?.print?.isOwn ? null : (
        <>
          <span
            className={`absolute grid gap-[1.5cqw] rounded-[2cqw] bg-[#141812]/80 p-[2.5cqw] text-left @max-[40px]:hidden ${facts !== undefined && facts.kind === sheets.hollow ? 'top-[62cqw] left-1/2 -translate-1/2' : 'top-[5cqw] left-[5cqw]'}`}
          >
            {numbersOf(piece, facts).map(({ id, now }) => (
              <Line key={id} id={id} now={now} names={sheets.numbers} />
            ))}
          </span>
          {tuck === null ? (
            <span className="absolute inset-x-[4cqw] bottom-[4cqw] grid min-h-[21cqw] place-items-center bg-[#141812]/90 px-[2cqw] text-center leading-[1.05] @max-[40px]:hidden">
              <PrintedName name={name} isNarrow={false} most={most} />
            </span>
          ) : (
            <>
              <span className="absolute inset-x-[3cqw] bottom-[2cqw] h-[34cqw] bg-[#141812]/90" />
              <TuckedName name={name} tuck={tuck} />
            </>
          )}
        </>
      )}
    </>
  );
}
