// What a card is printed on: a ground in the tones of its faction until the picture is there, and the band of its name.
import { Fragment } from 'react';
import type { CardFacts } from '../net/api';
import { printName } from './name-size';

/** Stands where the picture will be. */
export function Ground({ facts }: { facts: CardFacts | undefined }) {
  const print = facts?.print;
  if (print === undefined) return <span className="absolute inset-0 bg-raised" />;
  return (
    <span className="absolute inset-0" style={{ background: print.ground }}>
      <span className="absolute inset-x-0 top-[77.1%] bottom-0" style={{ background: print.band }} />
    </span>
  );
}

interface NameProps {
  readonly name: string;
  readonly isNarrow: boolean;
  /** The largest it may be, in hundredths of the card's width. */
  readonly most?: number;
}

/** On a card too small to read, the name has two lines rather than smaller letters. */
export function PrintedName({ name, isNarrow, most = Number.POSITIVE_INFINITY }: NameProps) {
  const { parts, size, most: half } = printName(name, isNarrow);
  return (
    <span
      className="font-display"
      style={{ fontSize: `max(${Math.min(size, most)}cqw, min(0.55rem, ${half}cqw))` }}
    >
      {parts.map((part) => (
        <Fragment key={part}>
          <span className="inline-block whitespace-nowrap">{part.trim()}</span>
          {part.endsWith(' ') ? ' ' : null}
        </Fragment>
      ))}
    </span>
  );
}

/** A name below this may have two lines on a small card, which leave no room for what stands under it. */
const TIGHT = 10.3;

/** The name keeps clear of the diamond: it wraps, then shrinks. */
export function Band({ name, under, isNarrow }: { name: string; under: string; isNarrow: boolean }) {
  const { lines, size } = printName(name, isNarrow);
  return (
    <span
      className={`absolute top-[109.5cqw] left-[6cqw] grid h-[28cqw] content-center text-left leading-[1.05] text-paper ${isNarrow ? 'w-[64cqw]' : 'w-[88cqw]'}`}
    >
      <PrintedName name={name} isNarrow={isNarrow} />
      {under === '' || lines === 2 ? null : (
        <span
          className={`truncate text-[max(7.5cqw,0.55rem)] text-dim ${size < TIGHT ? '@max-[7rem]:hidden' : '@max-[4.8rem]:hidden'}`}
        >
          {under}
        </span>
      )}
    </span>
  );
}
