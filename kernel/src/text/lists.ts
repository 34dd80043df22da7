// Sequences of clauses: sentences, ", then" inside one sentence, costs joined by "and".
// Invariant: the order of the items is the order of the text.
// Next: lines.ts, which puts sequences after the head of an ability.
import { capital, sentence } from './english';
import { type Context, distinct, type ParsedText, type Phrase, type Reading } from './grammar';
import { readStop } from './leaves';
import { matchWord } from './template';

interface Join<T> {
  /** The separator after this item if another comes. */
  after(item: T, context: Context): string;
  /** All joins that can be parsed. */
  readonly readable: readonly string[];
}

/** Items joined inside one sentence. A join that ends in ". " starts a new sentence. */
export function joined<T>(item: Phrase<T>, join: Join<T>): Phrase<readonly T[]> {
  return {
    print(values, context) {
      if (!Array.isArray(values) || values.length === 0) return undefined;
      let text = '';
      for (const [n, value] of values.entries()) {
        const said = item.print(value, context);
        if (said === undefined) return undefined;
        text += text.endsWith('. ') ? capital(said) : said;
        if (n < values.length - 1) text += join.after(value, context);
      }
      return text;
    },
    parse: (source, at, context) =>
      readItems(item, source, at, context, (end) =>
        join.readable.flatMap((text) => matchWord(source, end, text).map((reading) => reading.end)),
      ),
  };
}

/** One sentence per item, each with its full stop. ", then" is also parsed. */
export function sentences<T>(item: Phrase<T>): Phrase<readonly T[]> {
  return {
    print(values, context) {
      if (!Array.isArray(values) || values.length === 0) return undefined;
      const said = values.map((value) => item.print(value, context));
      if (said.some((text) => text === undefined)) return undefined;
      return said.map((text, n) => sentence(n === 0 ? `${text}` : capital(`${text}`))).join(' ');
    },
    parse: (source, at, context) =>
      readItems(item, source, at, context, (end) => [
        ...matchWord(source, end, ', then ').map((reading) => reading.end),
        ...readStop(source, end).flatMap((stop) =>
          matchWord(source, stop, ' ').map((reading) => reading.end),
        ),
      ]).flatMap(({ value, end }) => readStop(source, end).map((stop) => ({ value, end: stop }))),
  };
}

/** One or more items, wherever a join leads to another. Longer parses first. */
function readItems<T>(
  item: Phrase<T>,
  source: ParsedText,
  at: number,
  context: Context,
  joins: (end: number) => readonly number[],
): readonly Reading[] {
  const known = new Map<number, readonly Reading[]>();
  const read = (start: number): readonly Reading[] => {
    const before = known.get(start);
    if (before) return before;
    const readings = item
      .parse(source, start, context)
      .flatMap(({ value, end }): readonly Reading[] => [
        ...joins(end).flatMap((next) =>
          read(next).map((rest) => ({ value: [value].concat(rest.value), end: rest.end })),
        ),
        { value: [value], end },
      ]);
    known.set(start, distinct(readings));
    return distinct(readings);
  };
  return read(at);
}

/** "a, then b" for orders, "a and b" for simultaneous effects. */
export const clauses = <T>(item: Phrase<T>): Phrase<readonly T[]> =>
  joined(item, {
    after: (_, context) => (context.mood === 'continuous' ? ' and ' : ', then '),
    readable: [', then ', ' and '],
  });
