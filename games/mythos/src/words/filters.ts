// Mythos's filters in English: what stands before, between and after the words of "enemy character".
// Invariant: the place comes first after the noun, then what it has, then what it is not.
// Next: nouns.ts, which puts determiners before the noun; french-filters.ts for French.
import { type Fields, inMood, isFields, oneOf, type Phrase, via } from '@sleight/kernel/text/grammar';
import { indefinite, number, properName, quotation, words } from '@sleight/kernel/text/leaves';
import type { FilterPhrase } from '@sleight/kernel/text/noun-core';
import { reference } from '@sleight/kernel/text/parts';
import { phrase } from '@sleight/kernel/text/template';
import { groups, keywords, names } from './names';
import { anywhere, some, value } from './parts';

const known = (table: Readonly<Record<string, string>>): Phrase<string> => properName(Object.keys(table));

const name = known(names);
const eitherName: Phrase<unknown> = via(
  phrase<Fields>('{a} or {b}', { a: name, b: name }),
  (value: unknown) => (Array.isArray(value) && value.length === 2 ? { a: value[0], b: value[1] } : undefined),
  (said) => (isFields(said) ? [said.a, said.b] : undefined),
);

const character = ['character', 'card'];

export const before: readonly FilterPhrase[] = [
  { says: phrase('weakest', {}, { lowest: 'power' }), types: character },
  { says: phrase('strongest', {}, { highest: 'power' }), types: character },
  { says: phrase('upgraded', {}, { upgraded: true }), types: character },
  { says: phrase('hidden', {}, { hidden: true }), types: character },
  { says: phrase('non-hidden', {}, { hidden: false }), types: character },
];

const kinds = {
  group: phrase<Fields>('{group}', { group: known(groups) }),
  keyword: phrase<Fields>('{keyword}', { keyword: known(keywords) }),
  name: phrase<Fields>('{name}', { name: oneOf<unknown>(name, eitherName) }),
};

export const between: readonly FilterPhrase[] = Object.values(kinds).map((says) => ({
  says,
  types: character,
}));

/** "in this mission"; a verb that takes away says "from". */
const place = (
  where: string,
  holes: Readonly<Record<string, Phrase<never>>>,
  fixed: Fields,
): Phrase<unknown> => {
  const inside = phrase<unknown>(`in ${where}`, holes, fixed);
  const from = phrase<unknown>(`from ${where}`, holes, fixed);
  return {
    ...inside,
    print: (value, context) => (context.style.place === 'from' ? from : inside).print(value, context),
    parse: (source, at, context) => [
      ...inside.parse(source, at, context),
      ...from.parse(source, at, context),
    ],
  };
};

/** One of several wordings, by a choice of style that the determiner made. */
const plural = (one: Phrase<unknown>, many: Phrase<unknown>): Phrase<unknown> => ({
  ...one,
  print: (value, context) => (context.style.number === 'many' ? many : one).print(value, context),
  parse: (source, at, context) => [...one.parse(source, at, context), ...many.parse(source, at, context)],
});

/** Characters of every mission are meant unless the text says otherwise; "in play" may be left out. */
const inPlay: Phrase<unknown> = {
  ...phrase<unknown>('in play', {}, { mission: 'anywhere' }),
  print(value, context) {
    if (!isFields(value) || value.mission !== 'anywhere') return undefined;
    return context.style.scope === 'unsaid' ? '' : 'in play';
  },
};

const places: readonly Phrase<unknown>[] = [
  place('this mission', {}, { mission: 'here' }),
  plural(
    place('another mission', {}, { mission: 'other' }),
    place('other missions', {}, { mission: 'other' }),
  ),
  place('{of}', { of: reference }, { mission: 'same' }),
  inPlay,
];

/** What is compared with: "than this character", "than the defeated character". */
const than: Phrase<string> = oneOf<string>(words({ self: 'this character' }), reference);

/** The wordings of one number: "Power 3 or less", "a lower cost than it", "a cost less than its Power". */
function bounds(field: string, said: string): Phrase<unknown> {
  const at = (bound: string) => ({ [`${field}.${bound}`]: number });
  const noun = said.endsWith('cost') ? `a ${said}` : said;
  const less = said.endsWith('cost') ? `a lower ${said}` : `less ${said}`;
  const own = field === 'power' || field === 'cost' ? field : undefined;
  const compared = (bound: string, wording: string): readonly Phrase<unknown>[] =>
    own === undefined
      ? []
      : [phrase(wording, { [`${field}.${bound}.of`]: than }, { [`${field}.${bound}.stat`]: own })];
  return oneOf<unknown>(
    phrase(`${said} {${field}.lte} or less`, at('lte')),
    phrase(`${said} {${field}.gte} or more`, at('gte')),
    phrase(`exactly ${said} {${field}.eq}`, at('eq')),
    phrase(`${noun} less than {${field}.lt}`, at('lt')),
    ...compared('lt', `${less} than {${field}.lt.of}`),
    ...compared('lte', `no more ${said} than {${field}.lte.of}`),
    phrase(`${noun} less than {${field}.lt}`, { [`${field}.lt`]: value }),
    phrase(`${noun} of at most {${field}.lte}`, { [`${field}.lte`]: value }),
    phrase(`${noun} of at least {${field}.gte}`, { [`${field}.gte`]: value }),
  );
}

const power = bounds('power', 'Power');
/** In a static text "Power" is what is printed and the tokens, never other modifiers (9.2). */
const powerNow = inMood({
  instruction: power,
  purpose: power,
  continuous: bounds('basis', 'Power'),
});
export const cost = bounds('cost', 'cost');
export const printed = oneOf<unknown>(
  bounds('printedPower', 'printed Power'),
  bounds('printedCost', 'printed cost'),
);
export { power };

/** A mission where there is such a character, read from the mission itself. */
const withSuch: Phrase<unknown> = via(
  anywhere(some),
  (filter: unknown) => {
    const count = isFields(filter) && isFields(filter.where) ? filter.where.count : undefined;
    return isFields(count) && isFields(filter) && isFields(filter.where) && filter.where.gte === 1
      ? withoutHere(count)
      : undefined;
  },
  (count) => {
    if (!isFields(count)) return undefined;
    const filters: readonly unknown[] = Array.isArray(count.filters) ? count.filters : [];
    return { where: { count: { ...count, filters: [{ mission: 'here' }, ...filters] }, gte: 1 } };
  },
);

/** A target said of a place that is known already; undefined if it does not say "here". */
export function withoutHere(target: Fields): Fields | undefined {
  const filters: readonly unknown[] = Array.isArray(target.filters) ? target.filters : [];
  const left = filters.filter((filter) => !(isFields(filter) && filter.mission === 'here'));
  if (left.length === filters.length) return undefined;
  const { filters: _, ...rest } = target;
  return left.length === 0 ? rest : { ...rest, filters: left };
}

/** "an Orochimaru character", for what something is not. */
const aKind: Phrase<unknown> = indefinite(
  phrase('{...kind} character', { kind: oneOf<unknown>(kinds.group, kinds.keyword, kinds.name) }),
);
const someKind: Phrase<unknown> = phrase('{...kind} characters', {
  kind: oneOf<unknown>(kinds.group, kinds.keyword, kinds.name),
});
const isNot = plural(
  oneOf<unknown>(
    phrase('that is not {not}', { not: aKind }),
    phrase('that is neither {not} nor {nor}', { not: aKind, nor: aKind }),
  ),
  oneOf<unknown>(
    phrase('that are not {not}', { not: someKind }),
    phrase('that are neither {not} nor {nor}', { not: someKind, nor: someKind }),
  ),
);
const last = { playedLastTurn: true };
const playedLast = plural(
  phrase("that was played in the opponent's previous turn", {}, last),
  phrase("that were played in the opponent's previous turn", {}, last),
);

export const after: readonly FilterPhrase[] = [
  ...places.map((says) => ({ says, types: character })),
  { says: phrase('named {name}', { name: quotation }), types: character },
  ...[
    powerNow,
    cost,
    printed,
    phrase<unknown>('the lowest cost', {}, { lowest: 'cost' }),
    phrase<unknown>('the same name as {sameName} and a lower cost', { sameName: reference }, { lower: true }),
    phrase<unknown>('the same name as {sameName}', { sameName: reference }),
  ].map((says) => ({ says, types: character, intro: 'with' })),
  { says: withSuch, types: ['mission'], intro: 'with' },
  { says: playedLast, types: character },
  { says: isNot, types: character },
];
