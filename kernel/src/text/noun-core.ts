// A noun with its filters, in English: "hidden enemy unit in this lane with power 3 or less".
// Invariant: every filter of the target is expressed by exactly one phrase, or the noun is not printed at all.
// Next: noun-phrase.ts for its determiners.
import { type Context, type Fields, isFields, type ParsedText, type Phrase, type Reading } from './grammar';
import { matchWord } from './template';

export interface Noun {
  /** Absent if the noun is for things of either side. */
  readonly side?: 'player' | 'opponent';
  readonly type: string;
  /** The side as the first word of the noun: "enemy", in "enemy Leaf character". */
  readonly lead?: string;
  readonly one: string;
  readonly many: string;
  /** Used with "your": "one of your slots". */
  readonly yours?: true;
  /** The place of such things: "on your slots"; a verb that takes away uses "from". */
  readonly on?: string;
}

export interface NounPhrase {
  readonly says: Phrase<never>;
  /** Only for things of these types. */
  readonly types?: readonly string[];
  /** A word that introduces several filters: "with power 3 or less and the same name". */
  readonly intro?: string;
  /** Joined with "and" after another: "with power 3 or less and without armour". */
  readonly joins?: true;
}

export interface NounWords {
  readonly nouns: readonly Noun[];
  /** Filters before the noun ("close") and after it ("in lane 3"), in text order. */
  readonly before: readonly NounPhrase[];
  readonly after: readonly NounPhrase[];
  /** Filters between the lead and the noun: "enemy [Leaf] character". */
  readonly between?: readonly NounPhrase[];
  /** Targets with their own name: "this unit". */
  readonly names: readonly Phrase<never>[];
}

const coreKeys: readonly string[] = ['targetSide', 'targetType', 'filters'];

/** A filter's words, and the word that introduces them. */
interface Spoken {
  readonly text: string;
  readonly intro?: string;
  readonly joins?: true;
}

/** The noun with its filters, but without determiner. */
export function core(noun: Noun, said: string, words: NounWords): Phrase<Fields> {
  const fits = ({ types }: NounPhrase): boolean => !types || types.includes(noun.type);
  const before = words.before.filter(fits);
  const between = (words.between ?? []).filter(fits);
  const after = words.after.filter(fits);
  const lead = noun.lead === undefined ? '' : `${noun.lead} `;
  const fixed: Fields = { targetType: noun.type, ...(noun.side ? { targetSide: noun.side } : {}) };
  return {
    keys: coreKeys,
    print(value, context) {
      const isThisNoun = value.targetType === noun.type && value.targetSide === noun.side;
      if (!isThisNoun || Object.keys(value).some((key) => !coreKeys.includes(key))) return undefined;
      const front = sayFilters(before, Array.isArray(value.filters) ? value.filters : [], context);
      const middle = sayFilters(between, front.left, context);
      const back = sayFilters(after, middle.left, context);
      if (back.left.length > 0) return undefined;
      const place = noun.on ? ` ${context.style.place ?? 'on'} ${noun.on}` : '';
      const phrase = `${lead}${[...middle.said, `${said}${place}`].join(' ')}`;
      return [...front.said, phrase, ...back.said].filter((text) => text !== '').join(' ');
    },
    parse(source, at, context) {
      const adjectives = (phrases: readonly NounPhrase[]) => (end: number) =>
        readAny(phrases, source, end, context).flatMap((reading) =>
          goOn(reading, matchWord(source, reading.end, ' ')),
        );
      const found: Reading[] = [];
      for (const front of readMany(adjectives(before), at)) {
        const led = lead === '' ? [{ end: front.end }] : matchWord(source, front.end, lead);
        for (const { end } of led) {
          for (const middle of readMany(adjectives(between), end)) {
            for (const stop of readNoun(noun, said, source, middle.end)) {
              for (const back of readAfter(after, source, stop, context, undefined)) {
                const filters = [...front.values, ...middle.values, ...back.values];
                found.push({ value: filters.length > 0 ? { ...fixed, filters } : fixed, end: back.end });
              }
            }
          }
        }
      }
      return found;
    },
  };
}

/** Each filter by the first phrase that can express it, in the order of the phrases. */
function sayFilters(phrases: readonly NounPhrase[], filters: readonly unknown[], context: Context) {
  const spoken: Spoken[] = [];
  let left = filters;
  for (const { says, intro, joins } of phrases) {
    const phrase: Phrase<unknown> = says;
    const unsaid: unknown[] = [];
    for (const filter of left) {
      const text = phrase.print(filter, context);
      if (text === undefined) unsaid.push(filter);
      else if (text !== '') spoken.push({ text, intro, joins });
    }
    left = unsaid;
  }
  const said = spoken.map(({ text, intro, joins }, n) => {
    const last = spoken[n - 1]?.intro;
    if (intro === undefined) return text;
    if (last === intro) return `and ${text}`;
    return joins && last !== undefined ? `and ${intro} ${text}` : `${intro} ${text}`;
  });
  return { said, left };
}

const goOn = (reading: Reading, next: readonly Reading[]): readonly Reading[] =>
  next.map(({ end }) => ({ value: reading.value, end }));

const readAny = (phrases: readonly NounPhrase[], source: ParsedText, at: number, context: Context) =>
  phrases.flatMap(({ says }) => says.parse(source, at, context));

interface Read {
  readonly values: readonly unknown[];
  readonly end: number;
}

/** None, one or more, the longest first. */
function readMany(read: (at: number) => readonly Reading[], at: number): readonly Read[] {
  const more = read(at).flatMap(({ value, end }) =>
    readMany(read, end).map((rest) => ({ values: [value, ...rest.values], end: rest.end })),
  );
  return [...more, { values: [], end: at }];
}

/** The part after the noun. `last` is the word that introduced the phrase before, so that "and" may follow. */
function readAfter(
  phrases: readonly NounPhrase[],
  source: ParsedText,
  at: number,
  context: Context,
  last: string | undefined,
): readonly Read[] {
  const more = phrases.flatMap(({ says, intro }): readonly Read[] => {
    const joined = last === undefined ? [] : [` and ${intro} `];
    const starts =
      intro === undefined ? [' '] : [` ${intro} `, ...joined, ...(intro === last ? [' and '] : [])];
    return starts.flatMap((start) =>
      matchWord(source, at, start).flatMap((space) =>
        says.parse(source, space.end, context).flatMap(({ value, end }) =>
          readAfter(phrases, source, end, context, intro).map((rest) => ({
            values: [value, ...rest.values],
            end: rest.end,
          })),
        ),
      ),
    );
  });
  return [...more, { values: [], end: at }];
}

function readNoun(noun: Noun, said: string, source: ParsedText, at: number): readonly number[] {
  return matchWord(source, at, said).flatMap(({ end }) => {
    if (!noun.on) return [end];
    return ['on', 'from'].flatMap((place) =>
      matchWord(source, end, ` ${place} ${noun.on}`).map((r) => r.end),
    );
  });
}

/** The `other` filter apart from the rest: it belongs to the determiner. */
export function withoutOther(filters: unknown): {
  readonly isOther: boolean;
  readonly left: readonly unknown[];
} {
  const list: readonly unknown[] = Array.isArray(filters) ? filters : [];
  const left = list.filter((filter) => !(isFields(filter) && filter.other === true));
  return { isOther: left.length < list.length, left };
}
