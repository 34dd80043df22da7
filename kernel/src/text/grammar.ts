// A phrase prints a value as words and parses the words back: one definition, both directions.
// Invariant: `parse` returns the value that `print` printed; a parse never skips a character.
// Next: template.ts for phrases written as sentences, leaves.ts for numbers and words, lists.ts for sequences.

/** The mood of an action: an order, after "to" and "may", or true while it lasts. */
export type Mood = 'instruction' | 'purpose' | 'continuous';

export interface Context {
  readonly mood: Mood;
  /** False once the clause has named something else, so that "it" would be ambiguous. */
  readonly it: boolean;
  /** Nested quotes change their marks. */
  readonly depth: number;
  /** Wording options that an op passes to its target, such as "every" for "each". */
  readonly style: Readonly<Record<string, string>>;
  /** The game's parts of speech, found by name so that they can refer to each other. */
  readonly grammar: Readonly<Record<string, Phrase<unknown>>>;
}

/** A text being parsed: caches parses, so that none is done twice, and the furthest failure. */
export interface ParsedText {
  readonly text: string;
  readonly memory: Map<object, Map<string, readonly Reading[]>>;
  readonly furthest: { at: number; expected: Set<string> };
}

/** A parse at a position and its end. The value is untyped until a schema has checked it. */
export interface Reading {
  readonly value: unknown;
  readonly end: number;
}

export interface Phrase<T> {
  /** The fields it covers, if it is a spread hole in another phrase. */
  readonly keys?: readonly string[];
  /** It names a thing, so a later "it" in the clause would mean that thing. */
  readonly mentions?: boolean;
  /** Undefined if this phrase cannot express the value. */
  print(value: T, context: Context): string | undefined;
  /** All parses that start at `at`, the preferred first. */
  parse(source: ParsedText, at: number, context: Context): readonly Reading[];
}

export type Fields = Readonly<Record<string, unknown>>;
export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const sameData = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

export const startReading = (text: string): ParsedText => ({
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

/** At the space before a word the word itself is meant; a second space is the mistake. */
const atTheWord = (text: string, at: number): number =>
  text.charAt(at) === ' ' && text.charAt(at - 1) !== ' ' ? at + 1 : at;

/** Records what was expected at a position; only the furthest position is kept. */
export function expected(source: ParsedText, before: number, what: string): readonly Reading[] {
  const { furthest } = source;
  const at = atTheWord(source.text, before);
  if (at > furthest.at) {
    furthest.at = at;
    furthest.expected.clear();
  }
  if (at === furthest.at) furthest.expected.add(what);
  return [];
}

/** The maximum number of parses of the same words, so that an ambiguous text stays cheap. */
const mostReadings = 16;

/** Without duplicates, and only the preferred parses for each end. */
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

/** Parses once per position and context. */
function remembered(
  owner: object,
  source: ParsedText,
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

/** The first alternative that can express the value is printed; all are parsed, in order. */
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

/** A part of speech that the game provides under this name. */
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

/** Prints a value through another shape of it; `undefined` from either function means "not this way". */
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

/** Only values whose field is one of these: "deal 3 damage to a lane" is not printed. */
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
      // After a wrong value, the error itself helps; a list of possible continuations does not.
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
