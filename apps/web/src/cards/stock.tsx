// The card behind the print: a ground in its faction's tones until the picture has loaded, and the name band.
import { Fragment } from 'react';
import type { CatalogueCard } from '../net/api';
import type { Vars } from '../ui/vars';
import { divided, printName, widestPart, wordsOf } from './name-size';
import type { Tucked } from './tuck';

/** The placeholder of the picture. */
export function Ground({ facts }: { facts: CatalogueCard | undefined }) {
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
  /** The maximum size, in hundredths of the card's width. */
  readonly most?: number;
}

/** The minimum letter size in pixels; below it a word is hyphenated. */
const READABLE = 7.5;

/** On a very small card the name gets two lines rather than smaller letters. */
function sizeOf(name: string, isNarrow: boolean, most: number): string {
  const { size, most: half } = printName(name, isNarrow);
  return `max(${Math.min(size, most)}cqw, min(10px, ${half}cqw), ${READABLE}px)`;
}

/** Words wrap as a whole; only a word wider than its line is hyphenated. */
function Words({ of }: { of: string }) {
  return wordsOf(of).map((word, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a name never changes
    <Fragment key={i}>
      <span className="inline-block max-w-full">{divided(word.trim())}</span>
      {word.endsWith(' ') ? ' ' : null}
    </Fragment>
  ));
}

export function PrintedName({ name, isNarrow, most = Number.POSITIVE_INFINITY }: NameProps) {
  const { parts } = printName(name, isNarrow);
  const sizes: Vars = {
    '--size': sizeOf(name, isNarrow, most),
    '--small-size': sizeOf(name, false, most),
  };
  return (
    <span
      data-name=""
      className="font-display text-(length:--size) @max-[90px]:text-(length:--small-size)"
      style={sizes}
    >
      {parts.map((part) => (
        <Fragment key={part}>
          <span className="inline-block max-w-full">
            <Words of={part.trim()} />
          </span>
          {part.endsWith(' ') ? ' ' : null}
        </Fragment>
      ))}
    </span>
  );
}

/** The left margin of a band, and its largest letters, in hundredths of the card's width. */
const MARGIN = 5;
const LARGEST = 11;

/** A visible part narrower than this, in pixels, has no room for a readable name. */
const LEAST_ROOM = 34;

/** A name in the visible part of a card: as many lines as needed, hyphenated rather than unreadable. */
export function TuckedName({ name, tuck: { share, px } }: { name: string; tuck: Tucked }) {
  if (px < LEAST_ROOM) return null;
  const room = share * 100 - MARGIN - 2;
  const size = `max(${Math.min(LARGEST, room / widestPart(name))}cqw, ${READABLE}px)`;
  return (
    <span
      data-name=""
      className="absolute top-[104cqw] grid h-[35cqw] content-center text-left font-display leading-[1.02] text-paper"
      style={{ left: `${MARGIN}cqw`, width: `${room}cqw`, fontSize: size }}
    >
      <span>
        <Words of={name} />
      </span>
    </span>
  );
}

/** Below this size a name may take two lines on a small card, leaving no room for the line under it. */
const TIGHT = 10.3;

/** The name keeps clear of the diamond: it wraps, then shrinks. On a small card the diamond is elsewhere. */
export function Band({ name, under, isNarrow }: { name: string; under: string; isNarrow: boolean }) {
  const { lines, size } = printName(name, isNarrow);
  return (
    <span
      className={`absolute top-[109.5cqw] left-[6cqw] grid h-[28cqw] content-center text-left leading-[1.05] text-paper @max-[90px]:top-auto @max-[90px]:bottom-[2cqw] @max-[90px]:left-[2cqw] @max-[90px]:h-auto @max-[90px]:min-h-[26cqw] @max-[90px]:w-[96cqw] @max-[90px]:bg-ground/75 @max-[90px]:px-[3cqw] @max-[43px]:hidden ${isNarrow ? 'w-[64cqw]' : 'w-[88cqw]'}`}
    >
      <PrintedName name={name} isNarrow={isNarrow} />
      {under === '' || lines === 2 ? null : (
        <span
          className={`truncate text-[max(7.5cqw,10px)] text-dim ${size < TIGHT ? '@max-[126px]:hidden' : '@max-[90px]:hidden'}`}
        >
          {under}
        </span>
      )}
    </span>
  );
}
