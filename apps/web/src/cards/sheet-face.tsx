'use client';
// A layer of Sleeved by itself: a transparent sheet with its name, and every number it brings with what it is.
import type { Piece } from '@sleight/kernel/scene';
import { useTranslations } from 'next-intl';
import { useSay } from '../i18n/said';
import type { CardFacts } from '../net/api';
import { CardPrint } from './art';
import { printName } from './name-size';
import { numbersOf } from './numbers';
import { PrintedName } from './stock';

/** Two lines of a name are no larger than this, to stay on the strip. */
const TWO_LINES = 9.5;

const stats = ['damage', 'health', 'initiative'] as const;
/** The id of a number that is added to another instead of standing in its place. */
const ADDED = 'added ';
/** The kind of sheet that is only a frame: what it says stands in its middle. */
const hollow = 'sleeve';

interface Props {
  readonly game: string;
  readonly card: string;
  readonly piece: Piece;
  readonly facts: CardFacts | undefined;
  readonly isLazy: boolean;
}

/** Never smaller than can be read: the longest word is cut short where it would not fit then. */
const label = 'text-[max(9cqw,0.68rem)] text-dim';

function Line({ id, now }: { id: string; now: number }) {
  const t = useTranslations('sleeved');
  const isAdded = id.startsWith(ADDED);
  const name = isAdded ? id.slice(ADDED.length) : id;
  const known = stats.find((stat) => stat === name);
  const value = isAdded && now > 0 ? `+${now}` : `${now}`.replace('-', '−');
  return (
    <span className="flex items-baseline gap-[3cqw] leading-none whitespace-nowrap">
      <span
        className={`text-[max(15cqw,0.9rem)] font-semibold ${isAdded ? (now < 0 ? 'text-blood' : 'text-gold') : ''}`}
      >
        {value}
      </span>
      <span className={label}>
        {known === 'initiative' ? (
          <>
            <span className="@max-[7rem]:hidden">{t(known)}</span>
            <span className="hidden @max-[7rem]:inline">{t('initiativeShort')}</span>
          </>
        ) : known === undefined ? (
          name
        ) : (
          t(known)
        )}
      </span>
    </span>
  );
}

export function SheetFace({ game, card, piece, facts, isLazy }: Props) {
  const say = useSay();
  const name = facts ? say(facts.name) : card;
  const most = printName(name, false).lines === 2 ? TWO_LINES : undefined;
  return (
    <>
      <span className="absolute inset-0 bg-[#232c22]" />
      <CardPrint game={game} card={card} isLazy={isLazy} className="absolute inset-0 size-full" />
      {facts?.print?.isOwn ? null : (
        <>
          <span
            className={`absolute grid gap-[1.5cqw] rounded-[2cqw] bg-[#141812]/80 p-[2.5cqw] text-left @max-[3.2rem]:hidden ${facts?.kind === hollow ? 'top-[62cqw] left-1/2 -translate-1/2' : 'top-[5cqw] left-[5cqw]'}`}
          >
            {numbersOf(piece, facts).map(({ id, now }) => (
              <Line key={id} id={id} now={now} />
            ))}
          </span>
          <span className="absolute inset-x-[4cqw] bottom-[4cqw] grid min-h-[21cqw] place-items-center bg-[#141812]/90 px-[2cqw] text-center leading-[1.05] @max-[3.2rem]:hidden">
            <PrintedName name={name} isNarrow={false} most={most} />
          </span>
        </>
      )}
    </>
  );
}
