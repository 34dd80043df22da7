// "you have 2 or more rested Characters", "there is a Character with a cost of 0".
import { type Fields, isFields, type Phrase, via } from '@sleight/kernel/text/grammar';
import { indefinite, number } from '@sleight/kernel/text/leaves';
import { phrase } from '@sleight/kernel/text/template';
import type { CondEnglish } from '../../words/context';
import { names } from '../../words/leaves';
import { cardNouns, fieldNouns } from '../../words/nouns';
import { oneFilter } from '../../words/one-filter';

/** A target on one side's field, counted. */
const counting = (
  said: (what: string) => string,
  nouns: { one: Phrase<unknown>; many: Phrase<unknown> },
  constants: Fields,
): readonly Phrase<unknown>[] => {
  const target = (phrases: Phrase<unknown>) => within(phrases, constants);
  return [
    phrase(said('{...count}'), { count: indefinite(target(nouns.one)) }, { gte: 1 }),
    phrase(said('no {...count}'), { count: target(nouns.many) }, { eq: 0 }),
    ...(['lte', 'gte'] as const).map((limit) =>
      phrase<unknown>(said(`{${limit}} or ${limit === 'lte' ? 'less' : 'more'} {...count}`), {
        [limit]: number,
        count: target(nouns.many),
      }),
    ),
    phrase(said('1 {...count}'), { count: target(nouns.one) }, { eq: 1 }),
    phrase(said('{eq} {...count}'), { eq: number, count: target(nouns.many) }),
  ];
};
/** The fields of a counted target under `count`, side and area added. */
function within(said: Phrase<unknown>, constants: Fields): Phrase<unknown> {
  return via(
    said,
    (value: unknown) => {
      if (!isFields(value) || !isFields(value.count)) return undefined;
      const { targetSide, from, ...rest } = value.count;
      const isThis = targetSide === constants.targetSide && from === constants.from;
      return isThis ? rest : undefined;
    },
    (target) => (isFields(target) ? { count: { ...target, ...constants } } : undefined),
    ['count'],
  );
}
const mine = { targetSide: 'player' };
const theirs = { targetSide: 'opponent' };
const inTrash = { targetSide: 'player', from: 'trash' };
const counts: readonly Phrase<unknown>[] = [
  ...counting((n) => `your opponent has ${n}`, fieldNouns, theirs),
  ...counting((n) => `there is ${n}`, fieldNouns, {}).slice(0, 1),
  ...counting((n) => `there are ${n}`, fieldNouns, {}).slice(1),
  ...counting((n) => `you have ${n} in your trash`, cardNouns, inTrash),
];
const countsRead: readonly Phrase<unknown>[] = [
  ...counting((n) => `you have ${n} on your field`, fieldNouns, mine),
  phrase('you have {...count}', { count: within(fieldNouns.many, mine) }, { gte: 1 }),
  phrase("you don't have {...count}", { count: within(fieldNouns.many, mine) }, { eq: 0 }),
  phrase("you don't have {...count}", { count: indefinite(within(fieldNouns.one, mine)) }, { eq: 0 }),
  phrase('you do not have {...count}', { count: indefinite(within(fieldNouns.one, mine)) }, { eq: 0 }),
  phrase('you have another {...count}', { count: other(within(fieldNouns.one, mine)) }, { gte: 1 }),
  phrase('you have no other {...count}', { count: other(within(fieldNouns.many, mine)) }, { eq: 0 }),
  phrase(
    'there is {...count} on your field',
    { count: indefinite(within(fieldNouns.one, mine)) },
    { gte: 1 },
  ),
];
/** "no other Characters": one filter more. */
function other(said: Phrase<unknown>): Phrase<unknown> {
  return {
    ...said,
    print: () => undefined,
    parse: (source, at, context) =>
      said.parse(source, at, context).flatMap(({ value, end }) => {
        if (!isFields(value) || !isFields(value.count)) return [];
        const filters: readonly unknown[] = Array.isArray(value.count.filters) ? value.count.filters : [];
        return [{ value: { count: { ...value.count, filters: [{ other: true }, ...filters] } }, end }];
      }),
  };
}

/** A name alone, after "and": a qualifier after a noun could belong to both. */
const named = phrase<unknown>(
  '{count.filters}',
  { 'count.filters': oneFilter(phrase('{name}', { name: names })) },
  { 'count.targetSide': 'player', 'count.targetType': 'leaderOrCharacter', gte: 1 },
);

export const en: CondEnglish = {
  yours: (have) => [...counting((n) => `${have}${n}`, fieldNouns, mine), ...(have === '' ? [named] : [])],
  phrases: counts,
  read: countsRead,
};
