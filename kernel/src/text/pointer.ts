// A pointer is a register as a text refers to it: "it", "the chosen lane", "the second sacrificed unit".
// Invariant: `point` (register → pointer, before printing) and `aim` (pointer → register, after parsing)
// are inverse. Next: ../ability/registers.ts, which walks an ability in reading order.
import { ordinals, owning } from './english';
import { type Context, expected, type ParsedText, type Phrase, type Reading } from './grammar';
import { matchWord } from './template';

/** Written into the `of` and `bound` fields as one string, so that a pointed ability keeps its type. */
export interface Pointer {
  /** The thing was just mentioned, alone, so a pronoun is clear. */
  readonly latest: boolean;
  /** It is what the ability did last, one thing or several: "if you do". */
  readonly last: boolean;
  readonly participle: string;
  /** 0 if the ability does this once; otherwise 1 for the first time, 2 for the second. */
  readonly ordinal: number;
  /** The type and side of the thing, for its noun. */
  readonly type: string;
  readonly side: string;
  readonly many: boolean;
  /** Empty, or the name of its other writer: another line of the card. */
  readonly origin: string;
  /** Where it was parsed, for error messages. */
  readonly at: number;
}

const mark = '@';
export const isPointer = (text: string): boolean => text.startsWith(mark);

export const writePointer = (pointer: Pointer): string => {
  const { latest, last, participle, ordinal, type, side, many, origin, at } = pointer;
  return `${mark}${[latest, last, participle, ordinal, type, side, many, origin, at].join('/')}`;
};

export function readPointer(text: string): Pointer | undefined {
  if (!isPointer(text)) return undefined;
  const [latest, last, participle, ordinal, type, side, many, origin, at] = text
    .slice(mark.length)
    .split('/');
  return {
    latest: latest === 'true',
    last: last === 'true',
    participle,
    ordinal: Number(ordinal),
    type,
    side,
    many: many === 'true',
    origin,
    at: Number(at),
  };
}

export interface ReferenceWords {
  /** The registers that can be referred to, by their participle: ["sacrificed"]. */
  readonly participles: readonly string[];
  /** Participles that are not the name of their register: { looked: 'looked-at' }. */
  readonly said?: Readonly<Record<string, string>>;
  /** Names another writer after the participle: { main: 'by the MAIN effect' }. */
  readonly origins?: Readonly<Record<string, string>>;
  /** Nouns by target type, without side: { unit: 'unit' }. */
  readonly nouns: Readonly<Record<string, { readonly one: string; readonly many: string }>>;
}

const unnamed = { ordinal: 0, type: '', side: '', many: false, origin: '' } as const;
const it = { ...unnamed, participle: 'it', latest: true, last: true } as const;
const done = { ...unnamed, participle: 'done', latest: false, last: true } as const;

/** Does this pointer mean "what was just done"? */
export const meansDone = ({ participle }: Pointer): boolean => participle === done.participle;

/** "you do", after "if": the last thing really happened. */
export const youDo: Phrase<string> = {
  print: (value) => (readPointer(value)?.last ? 'you do' : undefined),
  parse: (source, at) =>
    matchWord(source, at, 'you do').map(({ end }) => ({ value: writePointer({ ...done, at }), end })),
};

/** "its" or "this unit's", if the rest of a reference is worded differently. */
export const pronoun = (self: string): Phrase<string> => ({
  print(value, context) {
    if (value === 'self') return self;
    return context.it && readPointer(value)?.latest ? 'its' : undefined;
  },
  parse: (source, at, context) => [
    ...matchWord(source, at, self).map(({ end }) => ({ value: 'self', end })),
    ...readIt(source, at, context, 'its'),
  ],
});

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
      const said = wordFor(words, pointer.participle);
      if (pointer.origin !== '') {
        const by = words.origins?.[pointer.origin];
        return noun && by && !possessive
          ? `the ${pointer.many ? noun.many : noun.one} ${said} ${by}`
          : undefined;
      }
      const ordinal = pointer.ordinal === 0 ? '' : `${ordinals[pointer.ordinal - 1]} `;
      return noun && `the ${ordinal}${said} ${named(pointer.many ? noun.many : noun.one)}`;
    },
    parse: (source, at, context) => [
      ...(possessive
        ? matchWord(source, at, possessive.self).map(({ end }) => ({ value: 'self', end }))
        : []),
      ...readIt(source, at, context, pronoun),
      ...matchWord(source, at, 'the ').flatMap(({ end }) => readNamed(words, source, at, end, named)),
      ...(possessive
        ? []
        : matchWord(source, at, 'the ').flatMap(({ end }) => readFar(words, source, at, end))),
    ],
  };
}

const wordFor = (words: ReferenceWords, participle: string): string => words.said?.[participle] ?? participle;

function readIt(source: ParsedText, at: number, context: Context, pronoun: string) {
  const readings = matchWord(source, at, pronoun);
  if (readings.length === 0) return [];
  if (!context.it) return expected(source, at, 'the name of what is meant');
  return [{ value: writePointer({ ...it, at }), end: readings[0].end }];
}

function readNamed(
  words: ReferenceWords,
  source: ParsedText,
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
      matchWord(source, end, `${wordFor(words, participle)} `).flatMap(({ end: noun }) =>
        Object.entries(words.nouns).flatMap(([type, { one, many }]) =>
          [one, many].flatMap((text) =>
            matchWord(source, noun, named(text)).map((reading) => ({
              value: writePointer({
                ...unnamed,
                latest: false,
                last: false,
                participle,
                ordinal,
                type,
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

/** "the character played by the MAIN effect": the work of another line. */
function readFar(words: ReferenceWords, source: ParsedText, start: number, at: number): readonly Reading[] {
  return Object.entries(words.nouns).flatMap(([type, { one, many }]) =>
    [one, many].flatMap((text) =>
      words.participles.flatMap((participle) =>
        Object.entries(words.origins ?? {}).flatMap(([origin, by]) =>
          matchWord(source, at, `${text} ${wordFor(words, participle)} ${by}`).map(({ end }) => ({
            value: writePointer({
              ...unnamed,
              latest: false,
              last: false,
              participle,
              type,
              many: text === many,
              origin,
              at: start,
            }),
            end,
          })),
        ),
      ),
    ),
  );
}
