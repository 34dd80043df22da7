// The smallest phrases: numbers, words, counts of things, flags, quotations.
// Invariant: a leaf checks at run time that the value has its kind, so alternatives can be tried in turn.
// Next: template.ts, whose holes these fill; pointer.ts for "it" and "the chosen lane".
import { article, plural, sentence, signed as withSign } from './english';
import { expected, type ParsedText, type Phrase, type Reading } from './grammar';
import { matchWord } from './template';

function readNumber(source: ParsedText, at: number, pattern: RegExp, what: string): readonly Reading[] {
  pattern.lastIndex = at;
  const found = pattern.exec(source.text);
  return found ? [{ value: Number(found[0]), end: at + found[0].length }] : expected(source, at, what);
}

/** A whole number: "3". */
export const number: Phrase<number> = {
  print: (value) => (typeof value === 'number' && value >= 0 ? `${value}` : undefined),
  parse: (source, at) => readNumber(source, at, /\d+/y, 'a number'),
};

/** A number with a minimum, for wordings that need it: "2 or more". */
export const numberFrom = (least: number): Phrase<number> => ({
  print: (value) => (typeof value === 'number' && value >= least ? `${value}` : undefined),
  parse(source, at) {
    const readings = readNumber(source, at, /\d+/y, 'a number');
    const isEnough = readings.every(({ value }) => Number(value) >= least);
    return isEnough ? readings : expected(source, at, 'a number');
  },
});

/** A number with its sign: "+1", "-2". */
export const signed: Phrase<number> = {
  print: (value) => (typeof value === 'number' ? withSign(value) : undefined),
  parse: (source, at) => readNumber(source, at, /[+-]\d+/y, 'a signed number'),
};

/** The size of a change whose direction is in the words: "3 less" is -3. */
export const size = (sign: 1 | -1, amount: Phrase<number> = number): Phrase<number> => ({
  print: (value, context) =>
    typeof value === 'number' && value * sign > 0 ? amount.print(value * sign, context) : undefined,
  parse: (source, at, context) =>
    amount.parse(source, at, context).map(({ value, end }) => ({ value: Number(value) * sign, end })),
});

/** Words for values: `words({ far: 'far', close: 'close' })`. The first spelling is printed, others are also parsed. */
export const words = (spellings: Readonly<Record<string, string | readonly string[]>>): Phrase<string> => {
  const entries = Object.entries(spellings).map(([value, said]) => ({
    value,
    said: typeof said === 'string' ? [said] : said,
  }));
  return {
    print: (value) => entries.find((entry) => entry.value === value)?.said[0],
    parse: (source, at) =>
      entries.flatMap(({ value, said }) =>
        said.flatMap((text) => matchWord(source, at, text).map(({ end }) => ({ value, end }))),
      ),
  };
};

/** One of many proper names; a text without any gets one error, not one per name. */
export const properName = (names: readonly string[]): Phrase<string> => ({
  print: (value) => (names.includes(value) ? value : undefined),
  parse(source, at) {
    const found = names
      .filter((name) => source.text.startsWith(name, at))
      .flatMap((name) => matchWord(source, at, name).map(({ end }) => ({ value: name, end })));
    return found.length > 0 ? found : expected(source, at, 'a name');
  },
});

/** A field that is either true or absent, expressed by a word. */
export const flag = (...said: readonly string[]): Phrase<true> => ({
  print: (value) => (value === true ? said[0] : undefined),
  parse: (source, at) =>
    said.flatMap((text) => matchWord(source, at, text).map(({ end }) => ({ value: true, end }))),
});

/** "1 card", "2 cards". With `lone` a single one is "a card"; both are parsed. */
export const countOf = (noun: string, { many = plural(noun), lone = false } = {}): Phrase<number> => {
  const one = lone ? [`${article(noun)} ${noun}`, `1 ${noun}`] : [`1 ${noun}`, `${article(noun)} ${noun}`];
  return {
    print(value) {
      if (typeof value !== 'number' || value < 0) return undefined;
      return value === 1 ? one[0] : `${value} ${many}`;
    },
    parse: (source, at) => [
      ...readNumber(source, at, /\d+/y, 'a number').flatMap(({ value, end }) =>
        value === 1 ? [] : matchWord(source, end, ` ${many}`).map((reading) => ({ value, end: reading.end })),
      ),
      ...one.flatMap((text) => matchWord(source, at, text).map(({ end }) => ({ value: 1, end }))),
    ],
  };
};

/** A name the game does not know: "Konan", with its quotation marks. */
export const quotation: Phrase<string> = {
  print: (value) => (typeof value === 'string' ? `"${value}"` : undefined),
  parse(source, at) {
    const pattern = /"([^"]+)"/y;
    pattern.lastIndex = at;
    const found = pattern.exec(source.text);
    return found ? [{ value: found[1], end: at + found[0].length }] : expected(source, at, '"');
  },
};

/** "a" or "an" before the next word. */
export const indefinite = <T>(noun: Phrase<T>): Phrase<T> => ({
  ...noun,
  print(value, context) {
    const text = noun.print(value, context);
    return text === undefined ? undefined : `${article(text)} ${text}`;
  },
  parse: (source, at, context) =>
    ['a ', 'an '].flatMap((a) =>
      matchWord(source, at, a).flatMap(({ end }) => noun.parse(source, end, context)),
    ),
});

/** A quotation; a nested one has single marks. */
export const quoted = <T>(inner: Phrase<T>): Phrase<T> => ({
  print(value, context) {
    const text = inner.print(value, {
      ...context,
      depth: context.depth + 1,
      it: true,
      mood: 'instruction',
      style: {},
    });
    const mark = markAt(context.depth);
    return text === undefined ? undefined : `${mark}${text}${mark}`;
  },
  parse(source, at, context) {
    const mark = markAt(context.depth);
    const deeper = {
      ...context,
      depth: context.depth + 1,
      it: true,
      mood: 'instruction',
      style: {},
    } as const;
    return matchWord(source, at, mark).flatMap(({ end }) =>
      inner
        .parse(source, end, deeper)
        .flatMap(({ value, end: close }) =>
          matchWord(source, close, mark).map((reading) => ({ value, end: reading.end })),
        ),
    );
  },
});

const markAt = (depth: number): string => (depth % 2 === 0 ? '"' : "'");

/** A sentence with its full stop, which may come from a quotation and is optional at the end of a text. */
export const stopped = <T>(clause: Phrase<T>): Phrase<T> => ({
  ...clause,
  print(value, context) {
    const text = clause.print(value, context);
    return text === undefined ? undefined : sentence(text);
  },
  parse: (source, at, context) =>
    clause
      .parse(source, at, context)
      .flatMap(({ value, end }) => readStop(source, end).map((stop) => ({ value, end: stop }))),
});

/** Where the sentence that reaches `at` ends, if it can end there. */
export function readStop(source: ParsedText, at: number): readonly number[] {
  if (source.text.charAt(at) === '.') return [at + 1];
  const quotationEndedIt = /\.["']+$/.test(source.text.slice(0, at));
  if (quotationEndedIt || at === source.text.length) return [at];
  expected(source, at, '.');
  return [];
}
