// Mythos's conditions, costs, events and replaced events in English.
// Invariant: everything the schema allows and a card may need is said one way, and read back the same.
// Next: lines.ts, which puts them into lines; french-conditions.ts for French.
import { type Fields, isFields, oneOf, type Phrase, via } from '@sleight/kernel/text/grammar';
import { countOf, numberFrom, words } from '@sleight/kernel/text/leaves';
import { joined } from '@sleight/kernel/text/lists';
import { of, reference } from '@sleight/kernel/text/parts';
import { youDo } from '@sleight/kernel/text/pointer';
import { phrase } from '@sleight/kernel/text/template';
import { cost as costBound, power, printed, withoutHere } from './filters';
import { anywhere, bareMany, bareOne, kind, one, some, targetKeys } from './parts';

/** "you have …": your characters, this one included (11.10). */
const yours = (said: Phrase<unknown>): Phrase<unknown> =>
  via(
    said,
    (target: unknown): Fields | undefined => {
      if (!isFields(target) || target.targetSide !== 'player' || !Array.isArray(target.filters))
        return undefined;
      const filters: readonly unknown[] = target.filters;
      const left = filters.filter((filter) => !(isFields(filter) && filter.withSelf === true));
      if (left.length === filters.length) return undefined;
      const { targetSide: _, filters: __, ...rest } = target;
      return left.length === 0 ? rest : { ...rest, filters: left };
    },
    (target) => {
      if (!isFields(target) || target.targetSide !== undefined) return undefined;
      const filters: readonly unknown[] = Array.isArray(target.filters) ? target.filters : [];
      return { ...target, targetSide: 'player', filters: [...filters, { withSelf: true }] };
    },
    targetKeys,
  );

/** "you have fewer non-hidden characters in this mission than the opponent". */
const fewerThanTheirs: Phrase<unknown> = via(
  phrase<Fields>('you have fewer {what} than the opponent', { what: of(bareMany, 'character') }),
  (cond: unknown) => {
    if (!isFields(cond) || !isFields(cond.fewer) || !isFields(cond.than)) return undefined;
    const { fewer, than } = cond;
    const { targetSide, filters, ...rest } = than;
    const mine: readonly unknown[] = Array.isArray(fewer.filters) ? fewer.filters : [];
    const left = mine.filter((filter) => !(isFields(filter) && filter.withSelf === true));
    const isSame = left.length < mine.length && JSON.stringify(left) === JSON.stringify(filters ?? []);
    if (!isSame || targetSide !== 'opponent' || fewer.targetSide !== 'player') return undefined;
    return { what: { ...rest, ...(left.length > 0 ? { filters: left } : {}) } };
  },
  (said) => {
    if (!isFields(said) || !isFields(said.what) || said.what.targetSide !== undefined) return undefined;
    const filters: readonly unknown[] = Array.isArray(said.what.filters) ? said.what.filters : [];
    return {
      fewer: { ...said.what, targetSide: 'player', filters: [...filters, { withSelf: true }] },
      than: { ...said.what, targetSide: 'opponent' },
    };
  },
  ['fewer', 'than'],
);

const sole = (inner: Phrase<unknown>): Phrase<unknown> =>
  via(
    inner,
    (filters: unknown) => (Array.isArray(filters) && filters.length === 1 ? filters[0] : undefined),
    (filter) => [filter],
  );

const two = numberFrom(2);
/** What can be counted on the table. */
const there = {
  some: of(some, 'character', 'mission'),
  one: of(bareOne, 'character', 'mission'),
  many: of(bareMany, 'character', 'mission'),
};

export const cond: Phrase<unknown> = oneOf<unknown>(
  phrase('you have {count}', { count: yours(there.some) }, { gte: 1 }),
  phrase('there is {count}', { count: there.some }, { gte: 1 }),
  phrase('there is no {count}', { count: there.one }, { eq: 0 }),
  phrase('there is only one {count}', { count: there.one }, { eq: 1 }),
  phrase('there are {gte} or more {count}', { gte: two, count: there.many }),
  phrase('there are {lte} or fewer {count}', { lte: two, count: there.many }),
  phrase('there are exactly {eq} {count}', { eq: two, count: there.many }),
  phrase('you have {gte} or more {count}', { gte: two, count: yours(there.many) }),
  phrase('you have the Edge', {}, { edge: 'player' }),
  phrase("you don't have the Edge", {}, { edge: 'opponent' }),
  phrase('you have no cards in hand', {}, { 'hand.side': 'player', 'hand.eq': 0 }),
  phrase('the opponent has no cards in hand', {}, { 'hand.side': 'opponent', 'hand.eq': 0 }),
  phrase('you have exactly {hand.eq} in hand', { 'hand.eq': countOf('card') }, { 'hand.side': 'player' }),
  fewerThanTheirs,
  phrase('there are fewer {fewer} than {than}', { fewer: there.many, than: there.many }),
  phrase('{did}', { did: youDo }),
  phrase('{bound} has {filters}', { bound: reference, filters: sole(printed) }),
  phrase('{bound} had {filters}', { bound: reference, filters: sole(oneOf(power, costBound)) }),
  phrase('{bound} is {filters}', { bound: reference, filters: kind }),
);

/** "the top card of your deck", "the top 3 cards of your deck". */
export const topCards: Phrase<number> = {
  print: (value) => (value === 1 ? 'the top card' : value > 1 ? `the top ${value} cards` : undefined),
  parse: (source, at, context) => [
    ...words({ 1: 'the top card' })
      .parse(source, at, context)
      .map(({ end }) => ({ value: 1, end })),
    ...phrase('the top {n} cards', { n: two })
      .parse(source, at, context)
      .flatMap(({ value, end }) => (isFields(value) ? [{ value: value.n, end }] : [])),
  ],
};

export const cost: Phrase<unknown> = oneOf<unknown>(
  phrase('discard {discard}', { discard: countOf('card') }),
  phrase('discard {mill} of your deck', { mill: topCards }),
);

const character = of(anywhere(one), 'character');

/** An event in a mission says so at its end: "is played in this mission". */
export const here = (said: Phrase<unknown>): Phrase<unknown> =>
  via(
    said,
    (target: unknown) => (isFields(target) ? withoutHere(target) : undefined),
    (target) => {
      if (!isFields(target)) return undefined;
      const filters: readonly unknown[] = Array.isArray(target.filters) ? target.filters : [];
      return { ...target, filters: [{ mission: 'here' }, ...filters] };
    },
    targetKeys,
  );

const self = { targetType: 'self' };

const happening = (event: string, participle: string): readonly Phrase<unknown>[] => [
  phrase(`this character is ${participle}`, {}, { event, ...self }),
  phrase(`{...who} is ${participle} in this mission`, { who: here(character) }, { event }),
  phrase(`{...who} is ${participle}`, { who: character }, { event }),
];

export const event: Phrase<unknown> = oneOf<unknown>(
  phrase('you move this character', {}, { event: 'move', by: 'player', ...self }),
  phrase('you lose this mission', {}, { event: 'lose', ...self }),
  phrase('an enemy effect affects this character', {}, { event: 'affect', ...self }),
  ...happening('defeat', 'defeated'),
  ...happening('play', 'played'),
  ...happening('move', 'moved'),
);

/** "hidden or defeated". */
export const verbs: Phrase<unknown> = joined<string>(
  words({ hide: 'hidden', defeat: 'defeated', move: 'moved' }),
  {
    after: () => ' or ',
    readable: [' or '],
  },
);

const subject = of(one, 'character', 'self');

/** "another friendly character in this mission would be hidden or defeated by an enemy effect". */
export const replaced: Phrase<unknown> = oneOf<unknown>(
  phrase('{...who} would be {verbs} by an enemy effect', { who: subject, verbs }, { by: 'opponent' }),
  phrase('{...who} would be {verbs}', { who: subject, verbs }, { by: 'any' }),
);
