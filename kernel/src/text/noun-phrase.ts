// Targets in English: "a close ally", "each of your other slots", "up to 2 enemies close to it".
// Invariant: built from a game's nouns and filter phrases; every field of the target is said.
// Next: grammar.ts for the combinators, french-target.ts for the same in French.
import {
  type Context,
  type Fields,
  isFields,
  oneOf,
  type Phrase,
  type Reading,
  type Source,
  via,
} from './grammar';
import { flag, indefinite, number, numberFrom } from './leaves';
import { matchWord, phrase } from './template';

export const targetKeys = ['targetSide', 'targetType', 'minTargets', 'maxTargets', 'all', 'filters'] as const;

export interface Noun {
  /** Absent when the noun stands for things of either side. */
  readonly side?: 'player' | 'opponent';
  readonly type: string;
  readonly one: string;
  readonly many: string;
  /** Said with "your": "one of your slots". */
  readonly yours?: true;
  /** Where such things are: "on your slots"; a verb that takes away says "from". */
  readonly on?: string;
}

export interface FilterPhrase {
  readonly says: Phrase<never>;
  /** Only for things of these types. */
  readonly types?: readonly string[];
}

export interface NounWords {
  readonly nouns: readonly Noun[];
  /** Filters said before the noun ("close") and after it ("in lane 3"), in the order they are said. */
  readonly before: readonly FilterPhrase[];
  readonly after: readonly FilterPhrase[];
  /** Targets with a name of their own: "this unit". */
  readonly names: readonly Phrase<never>[];
}

export interface NounPhrases {
  /** Takes a singular verb: "an ally", "each ally". */
  readonly one: Phrase<unknown>;
  /** Some one thing, without a count: "a close ally", "another of your slots", "this unit". */
  readonly some: Phrase<unknown>;
  /** Takes a plural verb: "2 allies", "up to 3 allies". */
  readonly many: Phrase<unknown>;
  /** Without determiner: "for each [close ally]", "among [enemies close to it]". */
  readonly bareOne: Phrase<unknown>;
  readonly bareMany: Phrase<unknown>;
}

export function nounPhrases(words: NounWords): NounPhrases {
  const forEachNoun = (forms: (noun: Noun) => readonly Phrase<unknown>[]): Phrase<unknown> =>
    asTarget(oneOf(...words.nouns.flatMap(forms)));
  return {
    one: {
      ...oneOf(
        ...words.names,
        forEachNoun((noun) => singular(noun, words)),
      ),
      mentions: true,
    },
    some: {
      ...uncounted(
        oneOf(
          ...words.names,
          forEachNoun((noun) => singular(noun, words)),
        ),
      ),
      mentions: true,
    },
    many: { ...forEachNoun((noun) => several(noun, words)), mentions: true },
    bareOne: forEachNoun((noun) =>
      noun.yours
        ? [phrase('of your [{other} ]{...core}', { other, core: core(noun, noun.many, words) })]
        : [phrase('[{other} ]{...core}', { other, core: core(noun, noun.one, words) })],
    ),
    bareMany: forEachNoun((noun) => [
      phrase(`${noun.yours ? 'your ' : ''}[{other} ]{...core}`, {
        other,
        core: core(noun, noun.many, words),
      }),
    ]),
  };
}

const uncounted = (said: Phrase<unknown>): Phrase<unknown> => {
  const hasNoCount = (value: unknown): Fields | undefined =>
    isFields(value) && !('minTargets' in value || 'maxTargets' in value || 'all' in value)
      ? value
      : undefined;
  return via(said, hasNoCount, hasNoCount, targetKeys);
};

const other = flag('other');
const least: Phrase<number> = oneOf(
  { print: (n) => (n === 1 ? 'one' : undefined), parse: (s, at) => reading(1, matchWord(s, at, 'one')) },
  number,
);
const universal: Phrase<true> = {
  print: (value, context) => (value === true ? (context.style.universal ?? 'each') : undefined),
  parse: (source, at) => ['each', 'every'].flatMap((text) => reading(true, matchWord(source, at, text))),
};
const reading = (value: unknown, readings: readonly Reading[]): readonly Reading[] =>
  readings.map(({ end }) => ({ value, end }));

function singular(noun: Noun, words: NounWords): readonly Phrase<unknown>[] {
  const holes = {
    other,
    all: universal,
    atLeast: least,
    core: core(noun, noun.yours ? noun.many : noun.one, words),
  };
  if (noun.yours) {
    return [
      phrase('one of your [{other} ]{...core}', holes),
      phrase('{all} of your [{other} ]{...core}[ (at least {atLeast})]', { ...holes, all: flag('each') }),
      phrase('up to 1 of your [{other} ]{...core}', holes, { upTo: 1 }),
    ];
  }
  return [
    indefinite(holes.core),
    phrase('another {...core}', holes, { other: true }),
    phrase('{all} [{other} ]{...core}[ (at least {atLeast})]', holes),
    phrase('up to 1 [{other} ]{...core}', holes, { upTo: 1 }),
  ];
}

function several(noun: Noun, words: NounWords): readonly Phrase<unknown>[] {
  const n = numberFrom(2);
  const holes = {
    other,
    exactly: n,
    upTo: n,
    from: numberFrom(1),
    to: n,
    core: core(noun, noun.many, words),
  };
  const rest = `${noun.yours ? 'of your ' : ''}[{other} ]{...core}`;
  return [
    phrase(`{exactly} ${rest}`, holes),
    phrase(`up to {upTo} ${rest}`, holes),
    phrase(`{from} to {to} ${rest}`, holes),
  ];
}

const coreKeys: readonly string[] = ['targetSide', 'targetType', 'filters'];

/** The noun with its filters, but without determiner and "other". */
function core(noun: Noun, said: string, words: NounWords): Phrase<Fields> {
  const fits = ({ types }: FilterPhrase): boolean => !types || types.includes(noun.type);
  const before: readonly Phrase<unknown>[] = words.before.filter(fits).map(({ says }) => says);
  const after: readonly Phrase<unknown>[] = words.after.filter(fits).map(({ says }) => says);
  const fixed: Fields = { targetType: noun.type, ...(noun.side ? { targetSide: noun.side } : {}) };
  return {
    keys: coreKeys,
    print(value, context) {
      const isThisNoun = value.targetType === noun.type && value.targetSide === noun.side;
      if (!isThisNoun || Object.keys(value).some((key) => !coreKeys.includes(key))) return undefined;
      const front = sayFilters(before, Array.isArray(value.filters) ? value.filters : [], context);
      const back = sayFilters(after, front.left, context);
      if (back.left.length > 0) return undefined;
      const place = noun.on ? ` ${context.style.place ?? 'on'} ${noun.on}` : '';
      return [...front.said, `${said}${place}`, ...back.said].join(' ');
    },
    parse(source, at, context) {
      const adjective = (end: number) =>
        readAny(before, source, end, context).flatMap((reading) =>
          goOn(reading, matchWord(source, reading.end, ' ')),
        );
      const modifier = (end: number) =>
        matchWord(source, end, ' ').flatMap((space) => readAny(after, source, space.end, context));
      return readMany(adjective, at).flatMap((front) =>
        readNoun(noun, said, source, front.end).flatMap((end) =>
          readMany(modifier, end).map((back) => {
            const filters = [...front.values, ...back.values];
            return { value: filters.length > 0 ? { ...fixed, filters } : fixed, end: back.end };
          }),
        ),
      );
    },
  };
}

function sayFilters(phrases: readonly Phrase<unknown>[], filters: readonly unknown[], context: Context) {
  const said: string[] = [];
  let left = filters;
  for (const phrase of phrases) {
    const unsaid: unknown[] = [];
    for (const filter of left) {
      const text = phrase.print(filter, context);
      if (text === undefined) unsaid.push(filter);
      else said.push(text);
    }
    left = unsaid;
  }
  return { said, left };
}

const goOn = (reading: Reading, next: readonly Reading[]): readonly Reading[] =>
  next.map(({ end }) => ({ value: reading.value, end }));

const readAny = (phrases: readonly Phrase<unknown>[], source: Source, at: number, context: Context) =>
  phrases.flatMap((phrase) => phrase.parse(source, at, context));

/** None, one or more, the longest first. */
function readMany(
  read: (at: number) => readonly Reading[],
  at: number,
): readonly { values: readonly unknown[]; end: number }[] {
  const more = read(at).flatMap(({ value, end }) =>
    readMany(read, end).map((rest) => ({ values: [value, ...rest.values], end: rest.end })),
  );
  return [...more, { values: [], end: at }];
}

function readNoun(noun: Noun, said: string, source: Source, at: number): readonly number[] {
  return matchWord(source, at, said).flatMap(({ end }) => {
    if (!noun.on) return [end];
    return ['on', 'from'].flatMap((place) =>
      matchWord(source, end, ` ${place} ${noun.on}`).map((r) => r.end),
    );
  });
}

/** The fields of a target as the determiner says them: exactly, up to, from … to, at least, other. */
const asTarget = (said: Phrase<unknown>): Phrase<unknown> => via(said, toQuantity, fromQuantity, targetKeys);

function toQuantity(target: unknown): Fields | undefined {
  if (!isFields(target)) return undefined;
  const { minTargets, maxTargets, filters, ...rest } = target;
  const list: readonly unknown[] = Array.isArray(filters) ? filters : [];
  const others = list.filter((filter) => isFields(filter) && filter.other === true);
  const left = list.filter((filter) => !others.includes(filter));
  const quantity = quantityOf(Number(minTargets ?? 1), Number(maxTargets ?? 1));
  return {
    ...rest,
    ...(rest.all ? (minTargets === undefined ? {} : { atLeast: minTargets }) : quantity),
    ...(others.length > 0 ? { other: true } : {}),
    ...(left.length > 0 ? { filters: left } : {}),
  };
}

function quantityOf(min: number, max: number): Fields {
  if (min === 1 && max === 1) return {};
  if (min === 0) return { upTo: max };
  return min === max ? { exactly: max } : { from: min, to: max };
}

function fromQuantity(said: unknown): Fields | undefined {
  if (!isFields(said)) return undefined;
  const { exactly, upTo, from, to, atLeast, other: isOther, filters, ...rest } = said;
  const list: readonly unknown[] = Array.isArray(filters) ? filters : [];
  const min = exactly ?? from ?? atLeast ?? (upTo === undefined ? undefined : 0);
  const max = exactly ?? to ?? upTo;
  const all = isOther ? [...list, { other: true }] : list;
  return {
    ...rest,
    ...(min === undefined || (min === 1 && rest.all === undefined) ? {} : { minTargets: min }),
    ...(max === undefined || max === 1 ? {} : { maxTargets: max }),
    ...(all.length > 0 ? { filters: all } : {}),
  };
}
