// A phrase says a value in words and reads the words back: one definition, both directions.
// Invariant: what `print` says, `parse` reads as the same value; a reading never skips a character.
// Next: template.ts for phrases written as sentences, leaves.ts for numbers and words, lists.ts for sequences.

/** Where an action stands: told to do, named after "to" and "may", or true while it lasts. */
export type Mood = 'instruction' | 'purpose' | 'continuous';

export interface Context {
  readonly mood: Mood;
  /** False once the clause has named something else, so that "it" would be misread. */
  readonly it: boolean;
  /** Quotes inside quotes change their marks. */
  readonly depth: number;
  /** Choices of wording that an op asks of its target, such as "every" for "each". */
  readonly style: Readonly<Record<string, string>>;
  /** The game's parts of speech, found by name so that they can refer to each other. */
  readonly grammar: Readonly<Record<string, Phrase<unknown>>>;
}

/** A text being read: remembers readings, so that none is done twice, and the furthest failure. */
export interface Source {
  readonly text: string;
  readonly memory: Map<object, Map<string, readonly Reading[]>>;
  readonly furthest: { at: number; expected: Set<string> };
}

/** What stood at a position and where it ended. The value is data until a schema has read it. */
export interface Reading {
  readonly value: unknown;
  readonly end: number;
}

export interface Phrase<T> {
  /** The fields it speaks for, when it stands as a spread hole in another phrase. */
  readonly keys?: readonly string[];
  /** It names a thing, so "it" later in the clause would mean that thing. */
  readonly mentions?: boolean;
  /** Undefined when this phrase cannot say the value. */
  print(value: T, context: Context): string | undefined;
  /** All readings that start at `at`, the preferred first. */
  parse(source: Source, at: number, context: Context): readonly Reading[];
}

export type Fields = Readonly<Record<string, unknown>>;
export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const sameData = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

export const startReading = (text: string): Source => ({
  text,
  memory: new Map(),
  furthest: { at: 0, expected: new Set() },
});

export const startContext = (grammar: Context['grammar']): Context => ({
  mood: 'instruction',
  it: true,
  depth: 0,
  style: {},
  grammar,
});

/** At the space before a word the word itself is meant; a second space is the mistake itself. */
const atTheWord = (text: string, at: number): number =>
  text.charAt(at) === ' ' && text.charAt(at - 1) !== ' ' ? at + 1 : at;

/** Notes what was expected at a position; only the furthest position is kept. */
export function expected(source: Source, before: number, what: string): readonly Reading[] {
  const { furthest } = source;
  const at = atTheWord(source.text, before);
  if (at > furthest.at) {
    furthest.at = at;
    furthest.expected.clear();
  }
  if (at === furthest.at) furthest.expected.add(what);
  return [];
}

/** More readings of the same words than this are not kept, so that an ambiguous text stays cheap. */
const mostReadings = 16;

/** Without repetitions, and for each end only the preferred readings. */
export function distinct(readings: readonly Reading[]): readonly Reading[] {
  const byEnd = new Map<number, Set<string>>();
  return readings.filter(({ value, end }) => {
    const seen = byEnd.get(end) ?? new Set<string>();
    byEnd.set(end, seen);
    const key = JSON.stringify(value) ?? '';
    if (seen.has(key) || seen.size >= mostReadings) return false;
    seen.add(key);
    return true;
  });
}

const contextKey = ({ mood, it, depth, style }: Context): string =>
  `${mood} ${it} ${depth} ${JSON.stringify(style)}`;

/** Reads once per position and context, however often it is asked. */
function remembered(
  owner: object,
  source: Source,
  at: number,
  context: Context,
  read: () => readonly Reading[],
): readonly Reading[] {
  const key = `${at} ${contextKey(context)}`;
  const known = source.memory.get(owner) ?? new Map<string, readonly Reading[]>();
  source.memory.set(owner, known);
  const before = known.get(key);
  if (before) return before;
  known.set(key, []);
  const readings = distinct(read());
  known.set(key, readings);
  return readings;
}

/** The first alternative that can say the value is printed; all are read, in order. */
export function oneOf<T>(...alternatives: readonly Phrase<T>[]): Phrase<T> {
  const keys = [...new Set(alternatives.flatMap((phrase) => phrase.keys ?? []))];
  const self: Phrase<T> = {
    keys,
    mentions: alternatives.some((phrase) => phrase.mentions),
    print(value, context) {
      for (const phrase of alternatives) {
        const text = phrase.print(value, context);
        if (text !== undefined) return text;
      }
      return undefined;
    },
    parse: (source, at, context) =>
      remembered(self, source, at, context, () =>
        alternatives.flatMap((phrase) => phrase.parse(source, at, context)),
      ),
  };
  return self;
}

interface PartTraits {
  keys?: readonly string[];
  mentions?: boolean;
}

/** A part of speech that the game supplies under this name. */
export function part<T>(name: string, traits: PartTraits = {}): Phrase<T> {
  const find = ({ grammar }: Context): Phrase<unknown> => {
    const found = grammar[name];
    if (!found) throw new Error(`The game's grammar has no part "${name}".`);
    return found;
  };
  return {
    ...traits,
    print: (value, context) => find(context).print(value, context),
    parse: (source, at, context) => find(context).parse(source, at, context),
  };
}

/** Says a value by way of another shape of it; `undefined` from either function means "not this way". */
export const via = <T, U>(
  phrase: Phrase<U>,
  to: (value: T) => U | undefined,
  from: (value: unknown) => unknown,
  keys: readonly string[] | undefined = phrase.keys,
): Phrase<T> => ({
  ...phrase,
  keys,
  print(value, context) {
    const other = to(value);
    return other === undefined ? undefined : phrase.print(other, context);
  },
  parse: (source, at, context) =>
    phrase.parse(source, at, context).flatMap((reading) => {
      const value = from(reading.value);
      return value === undefined ? [] : [{ value, end: reading.end }];
    }),
});

/** Only values whose field is one of these: "deal 3 damage to a lane" is not said. */
export const only = <T>(field: string, allowed: readonly string[], phrase: Phrase<T>): Phrase<T> => {
  const fits = (value: unknown): boolean => isFields(value) && allowed.some((name) => value[field] === name);
  return {
    ...phrase,
    print: (value, context) => (fits(value) ? phrase.print(value, context) : undefined),
    parse(source, at, context) {
      const before = { at: source.furthest.at, expected: new Set(source.furthest.expected) };
      const readings = phrase.parse(source, at, context);
      const fitting = readings.filter((reading) => fits(reading.value));
      if (fitting.length > 0 || readings.length === 0) return fitting;
      // What could have followed the wrong thing is no help; that it is the wrong thing is.
      Object.assign(source.furthest, before);
      return allowed.flatMap((name) => expected(source, at, name));
    },
  };
};

/** A phrase for each mood it can stand in. */
export function inMood<T>(moods: Partial<Record<Mood, Phrase<T>>>): Phrase<T> {
  const phrases = Object.values(moods);
  return {
    keys: [...new Set(phrases.flatMap((phrase) => phrase.keys ?? []))],
    print: (value, context) => moods[context.mood]?.print(value, context),
    parse: (source, at, context) => moods[context.mood]?.parse(source, at, context) ?? [],
  };
}

/** The same words as an order and after "to": "draw 1 card". Never continuous. */
export const imperative = <T>(phrase: Phrase<T>): Phrase<T> =>
  inMood({ instruction: phrase, purpose: phrase });

/** Changes the context for one phrase. */
export const within = <T>(change: Partial<Context>, phrase: Phrase<T>): Phrase<T> => ({
  ...phrase,
  print: (value, context) => phrase.print(value, { ...context, ...change }),
  parse: (source, at, context) => phrase.parse(source, at, { ...context, ...change }),
});

export const styled = <T>(style: Context['style'], phrase: Phrase<T>): Phrase<T> => ({
  ...phrase,
  print: (value, context) => phrase.print(value, { ...context, style: { ...context.style, ...style } }),
  parse: (source, at, context) =>
    phrase.parse(source, at, { ...context, style: { ...context.style, ...style } }),
});
