// A pointer is a register as a text names it: "it", "the chosen lane", "the second sacrificed unit".
// Invariant: `point` (register → pointer, before printing) and `aim` (pointer → register, after reading)
// undo each other. Next: ../ability/registers.ts, which walks an ability in the order it is read.
import { ordinals, owning } from './english';
import { type Context, expected, type Phrase, type Source } from './grammar';
import { matchWord } from './template';

/** Written into the `of` and `bound` fields as one string, so that a pointed ability keeps its type. */
export interface Pointer {
  /** The thing was just mentioned, alone, so a pronoun is understood. */
  readonly latest: boolean;
  readonly participle: string;
  /** 0 when the ability does this once; otherwise 1 for the first time, 2 for the second. */
  readonly ordinal: number;
  /** The type and side of the thing, for its noun. */
  readonly type: string;
  readonly side: string;
  readonly many: boolean;
  /** Where it was read, for error messages. */
  readonly at: number;
}

const mark = '@';
export const isPointer = (text: string): boolean => text.startsWith(mark);

export const writePointer = (pointer: Pointer): string => {
  const { latest, participle, ordinal, type, side, many, at } = pointer;
  return `${mark}${[latest, participle, ordinal, type, side, many, at].join('/')}`;
};

export function readPointer(text: string): Pointer | undefined {
  if (!isPointer(text)) return undefined;
  const [latest, participle, ordinal, type, side, many, at] = text.slice(mark.length).split('/');
  return {
    latest: latest === 'true',
    participle,
    ordinal: Number(ordinal),
    type,
    side,
    many: many === 'true',
    at: Number(at),
  };
}

export interface ReferenceWords {
  /** Participles by register: { sacrificed: 'sacrificed' }. */
  readonly participles: readonly string[];
  /** Nouns by target type, without side: { unit: 'unit' }. */
  readonly nouns: Readonly<Record<string, { readonly one: string; readonly many: string }>>;
}

const it = { participle: 'it', ordinal: 0, type: '', side: '', many: false, latest: true } as const;

/** "it" or "the chosen lane"; with "'s" forms for `possessive`: "its", "the chosen lane's", "this unit's". */
export function reference(words: ReferenceWords, possessive: { self: string } | undefined): Phrase<string> {
  const pronoun = possessive ? 'its' : 'it';
  const named = (noun: string): string => (possessive ? owning(noun) : noun);
  return {
    print(value, context) {
      if (typeof value !== 'string') return undefined;
      if (value === 'self') return possessive?.self;
      const pointer = readPointer(value);
      if (!pointer) return undefined;
      if (pointer.latest && context.it) return pronoun;
      const noun = words.nouns[pointer.type];
      const ordinal = pointer.ordinal === 0 ? '' : `${ordinals[pointer.ordinal - 1]} `;
      return noun && `the ${ordinal}${pointer.participle} ${named(pointer.many ? noun.many : noun.one)}`;
    },
    parse: (source, at, context) => [
      ...(possessive
        ? matchWord(source, at, possessive.self).map(({ end }) => ({ value: 'self', end }))
        : []),
      ...readIt(source, at, context, pronoun),
      ...matchWord(source, at, 'the ').flatMap(({ end }) => readNamed(words, source, at, end, named)),
    ],
  };
}

function readIt(source: Source, at: number, context: Context, pronoun: string) {
  const readings = matchWord(source, at, pronoun);
  if (readings.length === 0) return [];
  if (!context.it) return expected(source, at, 'the name of what is meant');
  return [{ value: writePointer({ ...it, at }), end: readings[0].end }];
}

function readNamed(
  words: ReferenceWords,
  source: Source,
  start: number,
  at: number,
  named: (noun: string) => string,
) {
  const starts = [
    { ordinal: 0, end: at },
    ...ordinals.flatMap((said, n) =>
      matchWord(source, at, `${said} `).map(({ end }) => ({ ordinal: n + 1, end })),
    ),
  ];
  return starts.flatMap(({ ordinal, end }) =>
    words.participles.flatMap((participle) =>
      matchWord(source, end, `${participle} `).flatMap(({ end: noun }) =>
        Object.entries(words.nouns).flatMap(([type, { one, many }]) =>
          [one, many].flatMap((text) =>
            matchWord(source, noun, named(text)).map((reading) => ({
              value: writePointer({
                latest: false,
                participle,
                ordinal,
                type,
                side: '',
                many: text === many,
                at: start,
              }),
              end: reading.end,
            })),
          ),
        ),
      ),
    ),
  );
}
