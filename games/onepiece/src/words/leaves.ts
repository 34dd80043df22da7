// The smallest phrases of One Piece's texts: [Name], {Type}, "part of a type", <Attribute>, [Keyword], signed numbers.
// Invariant: a keyword or a timing in brackets is never read as a card's name.
// Next: filters.ts, which puts them before and after nouns.
import { expected, oneOf, type Phrase } from '@sleight/kernel/text/grammar';
import { words } from '@sleight/kernel/text/leaves';
import { matchWord } from '@sleight/kernel/text/template';
import { keywords } from '../card-words';

export const minus = '\u2212';

/** "+1000", "−2". A hyphen is read as a minus. */
export const signed: Phrase<number> = {
  print: (value) => (typeof value === 'number' ? sign(value) : undefined),
  parse(source, at) {
    const found = /^[+\u2212-]\d+/.exec(source.text.slice(at, at + 12));
    if (!found) return expected(source, at, 'a signed number');
    return [{ value: Number(found[0].replace(minus, '-')), end: at + found[0].length }];
  },
};

export const sign = (n: number): string => (n < 0 ? `${minus}${-n}` : `+${n}`);

const reserved = new Set<string>([
  ...keywords,
  'Trigger',
  'On Play',
  'Activate: Main',
  'Main',
  'Counter',
  'When Attacking',
  'On Block',
  'On K.O.',
  "On Your Opponent's Attack",
  'End of Your Turn',
  "End of Your Opponent's Turn",
  'Your Turn',
  "Opponent's Turn",
  'Once Per Turn',
]);
const isName = (text: string): boolean => !reserved.has(text) && !text.startsWith('DON!!');

interface Marks {
  readonly open: string;
  readonly close: string;
  readonly what: string;
}

/** A word between marks. */
const marked = (
  { open, close, what }: Marks,
  fits: (text: string) => boolean = () => true,
): Phrase<string> => ({
  print: (value) => (typeof value === 'string' && fits(value) ? `${open}${value}${close}` : undefined),
  parse(source, at) {
    const { text } = source;
    if (!text.startsWith(open, at)) return expected(source, at, what);
    const end = text.indexOf(close, at + 1);
    const value = text.slice(at + 1, end);
    if (end < 0 || value === '' || !fits(value)) return expected(source, at, what);
    return [{ value, end: end + 1 }];
  },
});

/** One, or any of several: "[A]", "[A] or [B]", "[A], [B] or [C]". */
const anyOf = (one: Phrase<string>): Phrase<string | readonly string[]> => ({
  print(value, context) {
    if (typeof value === 'string') return one.print(value, context);
    if (!Array.isArray(value)) return undefined;
    const said = value.map((item) => one.print(item, context));
    if (said.some((text) => text === undefined)) return undefined;
    return `${said.slice(0, -1).join(', ')} or ${said[said.length - 1]}`;
  },
  parse(source, at, context) {
    const list = (from: number): readonly { values: readonly unknown[]; end: number }[] =>
      one
        .parse(source, from, context)
        .flatMap(({ value, end }) => [
          ...[', or ', ', ', ' or ', ' and/or ']
            .flatMap((join) => matchWord(source, end, join))
            .flatMap((join) =>
              list(join.end).map((rest) => ({ values: [value, ...rest.values], end: rest.end })),
            ),
          { values: [value], end },
        ]);
    return list(at).map(({ values, end }) => ({ value: values.length === 1 ? values[0] : values, end }));
  },
});

export const name: Phrase<string> = marked({ open: '[', close: ']', what: 'a name' }, isName);
export const names = anyOf(name);
export const types = anyOf(marked({ open: '{', close: '}', what: '{type}' }));
export const partsOfTypes = anyOf(marked({ open: '"', close: '"', what: '"' }));
export const attribute = marked({ open: '<', close: '>', what: '<attribute>' });
/** The keyword, never the name of a card. */
export const keyword: Phrase<string> = words(Object.fromEntries(keywords.map((word) => [word, `[${word}]`])));

/** "an [On Play] effect". */
export const effectOfTiming: Phrase<string> = words({
  'On Play': 'an [On Play] effect',
  'On Attack': 'a [When Attacking] effect',
  'On Block': 'an [On Block] effect',
  'On KO': 'an [On K.O.] effect',
  'Activate Main': 'an [Activate: Main] effect',
});

/** Parses other wordings of what another phrase prints. */
export const readAlso = <T>(printed: Phrase<T>, ...others: readonly Phrase<T>[]): Phrase<T> => ({
  ...oneOf(printed, ...others),
  print: (value, context) => printed.print(value, context),
});
