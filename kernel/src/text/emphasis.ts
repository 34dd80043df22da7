// The highlighted parts of a rules text: timings and markers, card names, and where a continuous text begins.
// Invariant: spans never overlap and are in order; the text itself is unchanged.

/** A marker without length precedes its text. */
export interface Span {
  readonly start: number;
  readonly end: number;
  readonly as: 'timing' | 'name' | 'continuous';
}

export interface Emphasis {
  /** Finds every timing or marker of the game: with the flags `g` and `u`. */
  readonly timings: RegExp;
  /** Card names that occur in texts. */
  readonly names: readonly string[];
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Whole names only; of two with the same beginning the longer one. */
function nameFinder(names: readonly string[]): RegExp | null {
  const longest = [...new Set(names)].filter((name) => name !== '').sort((a, b) => b.length - a.length);
  if (longest.length === 0) return null;
  return new RegExp(`(?<![\\p{L}\\d])(?:${longest.map(escaped).join('|')})(?![\\p{L}\\d])`, 'gu');
}

const found = (text: string, finder: RegExp | null, as: Span['as']): Span[] =>
  finder === null
    ? []
    : [...text.matchAll(finder)].map(({ 0: said, index }) => ({
        start: index,
        end: index + said.length,
        as,
      }));

function lineStarts(text: string, lines: readonly number[]): Span[] {
  const starts = text.split('\n').map((_, i, all) => all.slice(0, i).join('\n').length + (i === 0 ? 0 : 1));
  return lines.map((line) => ({ start: starts[line], end: starts[line], as: 'continuous' }));
}

/** Makes a finder of spans; `continuous` are the numbers of the lines that hold all the time. */
export function emphasiser({ timings, names }: Emphasis) {
  const named = nameFinder(names);
  return (text: string, continuous: readonly number[] = []): Span[] => {
    const spans = [
      ...lineStarts(text, continuous),
      ...found(text, named, 'name'),
      ...found(text, timings, 'timing'),
    ];
    const apart: Span[] = [];
    for (const span of spans.sort((a, b) => a.start - b.start || a.end - b.end)) {
      const last = apart[apart.length - 1];
      if (last === undefined || span.start >= last.end) apart.push(span);
    }
    return apart;
  };
}
