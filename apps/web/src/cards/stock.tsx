// What a card is printed on: a ground in the tones of its faction until the picture is there, and the band of its name.
import type { CardFacts } from '../net/api';
import { nameLines, nameSize } from './name-size';

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

/** The name keeps clear of the diamond: it wraps, then shrinks. */
export function Band({ name, under, isNarrow }: { name: string; under: string; isNarrow: boolean }) {
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
