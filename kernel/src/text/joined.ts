// Several conditions in one clause: "you have 2 or less Life cards and your Leader is rested".
// Invariant: the first of the joining words is printed, the others are read as well.
// Next: ../conditions/all and ../conditions/any for their use.
import { isFields, type Phrase } from './grammar';
import { matchWord } from './template';

/** A clause that leaves out its first words, once a clause with these words stands before it. */
interface Elliptic {
  readonly says: Phrase<unknown>;
  readonly after: RegExp;
}

interface List {
  readonly values: readonly unknown[];
  readonly end: number;
}

export const joined = (
  field: 'all' | 'any',
  [join, ...others]: readonly [string, ...string[]],
  simple: Phrase<unknown>,
  elliptic?: Elliptic,
): Phrase<unknown> => ({
  keys: [field],
  print(value, context) {
    const list = isFields(value) ? value[field] : undefined;
    if (!Array.isArray(list)) return undefined;
    const said = list.map((one: unknown) => simple.print(one, context));
    return said.some((text) => text === undefined) ? undefined : said.join(join);
  },
  parse(source, at, context) {
    const list = (from: number, mayLeaveOut: boolean): readonly List[] => {
      const first = simple.parse(source, from, context);
      const short =
        elliptic && mayLeaveOut && first.length === 0 ? elliptic.says.parse(source, from, context) : [];
      const saysHave = elliptic?.after.test(source.text.slice(from)) === true;
      return [...first, ...short].flatMap(({ value, end }) => [
        ...[join, ...others]
          .flatMap((text) => matchWord(source, end, text))
          .flatMap((next) =>
            list(next.end, saysHave || mayLeaveOut).map((rest) => ({
              values: [value, ...rest.values],
              end: rest.end,
            })),
          ),
        { values: [value], end },
      ]);
    };
    return list(at, false).flatMap(({ values, end }) =>
      values.length > 1 ? [{ value: { [field]: values }, end }] : [],
    );
  },
});
