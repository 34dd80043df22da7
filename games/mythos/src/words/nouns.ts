// Mythos's targets in English: "another friendly character in play", "up to 1 enemy character in every mission".
// Invariant: every field of a target but its chooser is said here; filters are said in ../filters.
// Next: parts.ts for how ops ask for these, french-target.ts for French.
import { type Fields, isFields, oneOf, type Phrase, styled, via } from '@sleight/kernel/text/grammar';
import { flag, indefinite, number, numberFrom } from '@sleight/kernel/text/leaves';
import { core, type Noun, type NounWords, withoutOther } from '@sleight/kernel/text/noun-core';
import { reference } from '@sleight/kernel/text/parts';
import { phrase } from '@sleight/kernel/text/template';
import { after, asMeant, asSaid, before, between, isClause, isExtreme } from './filters';
import { targetKeys, value } from './parts';

const character = { type: 'character', one: 'character', many: 'characters' };
const nouns: readonly Noun[] = [
  { ...character, side: 'player', lead: 'friendly' },
  { ...character, side: 'opponent', lead: 'enemy' },
  character,
  { type: 'mission', one: 'mission', many: 'missions' },
  { type: 'card', one: 'character card', many: 'character cards' },
];

const names = [
  phrase<unknown>('this character', {}, { targetType: 'self' }),
  phrase<unknown>('{of}', { of: reference }, { targetType: 'bound' }),
];
const words: NounWords = { nouns, before, between, after, names };

const other = flag('other');
const single = (noun: Noun): Phrase<Fields> => core(noun, noun.one, words);
const several = (noun: Noun): Phrase<Fields> => styled({ number: 'many' }, core(noun, noun.many, words));

function singular(noun: Noun): readonly Phrase<unknown>[] {
  const holes = { other, core: single(noun) };
  return [
    phrase('the {...core}', holes, { extreme: true }),
    indefinite(holes.core),
    phrase('another {...core}', holes, { other: true }),
    phrase('up to 1 [{other} ]{...core}', holes, { upTo: true }),
    phrase('up to 1 [{other} ]{...core} in every mission', holes, { perMission: true }),
  ];
}

function plural(noun: Noun): readonly Phrase<unknown>[] {
  const holes = { other, core: several(noun), sum: number };
  return [
    phrase('all [{other} ]{...core}', holes, { all: true }),
    phrase(
      'any number of [{other} ]{...core}[ with total Power {sumMax.power} or less]',
      {
        ...holes,
        'sumMax.power': number,
      },
      { anyNumber: true },
    ),
    phrase('{targets} [{other} ]{...core}', { ...holes, targets: numberFrom(2) }),
    phrase('X [{other} ]{...core}, where X is {targets}', { ...holes, targets: value }),
  ];
}

/** Does it measure by a number of characters? */
const counts = (filter: unknown): boolean => JSON.stringify(filter).includes('"per":');

/** The fields of a target as the determiner and the filters say them. */
function toSaid(target: unknown): Fields | undefined {
  if (!isFields(target)) return undefined;
  const { filters, ...rest } = target;
  const { isOther, left } = withoutOther(filters);
  // After "the number of characters" whatever follows would be read as said of those.
  const isAmbiguous = left.some(counts) && left.filter(isClause).length > 1;
  if (isAmbiguous) return undefined;
  const said = asSaid(left, target);
  if (said === undefined) return undefined;
  return {
    ...rest,
    ...(isOther ? { other: true } : {}),
    ...(left.some(isExtreme) ? { extreme: true } : {}),
    ...(said.length > 0 ? { filters: said } : {}),
  };
}

function fromSaid(said: unknown): Fields | undefined {
  if (!isFields(said)) return undefined;
  const { other: isOther, extreme, filters, ...rest } = said;
  const list: readonly unknown[] = Array.isArray(filters) ? filters : [];
  if ((extreme === true) !== list.some(isExtreme)) return undefined;
  const meant = asMeant(list);
  const all = isOther ? [{ other: true }, ...meant] : meant;
  return { ...rest, ...(all.length > 0 ? { filters: all } : {}) };
}

const asTarget = (said: Phrase<unknown>): Phrase<unknown> => via(said, toSaid, fromSaid, targetKeys);
const forEach = (forms: (noun: Noun) => readonly Phrase<unknown>[]): Phrase<unknown> =>
  asTarget(oneOf(...nouns.flatMap(forms)));

const quantities = ['all', 'upTo', 'anyNumber', 'targets', 'perMission', 'sumMax'];
const uncounted = (value: unknown): Fields | undefined =>
  isFields(value) && !quantities.some((key) => key in value) ? value : undefined;

const one = { ...oneOf<unknown>(...names, forEach(singular)), mentions: true };

export const nounPhrases: Readonly<
  Record<'one' | 'many' | 'some' | 'bareOne' | 'bareMany', Phrase<unknown>>
> = {
  one,
  some: { ...via(one, uncounted, uncounted, targetKeys), mentions: true },
  many: { ...forEach(plural), mentions: true },
  bareOne: forEach((noun) => [phrase('[{other} ]{...core}', { other, core: single(noun) })]),
  bareMany: forEach((noun) => [phrase('[{other} ]{...core}', { other, core: several(noun) })]),
};
