// Targets in English: "a close ally", "each of your other slots", "up to 2 enemies close to it".
// Invariant: built from a game's nouns and filter phrases; every field of the target is expressed.
// Next: noun-core.ts for the noun itself, french-target.ts for the same in French.
import { type Fields, isFields, oneOf, type Phrase, type Reading, via } from './grammar';
import { flag, indefinite, number, numberFrom } from './leaves';
import { core, type Noun, type NounWords, withoutOther } from './noun-core';
import { matchWord, phrase } from './template';

export const targetKeys = ['targetSide', 'targetType', 'minTargets', 'maxTargets', 'all', 'filters'] as const;

export interface NounPhrases {
  /** Takes a singular verb: "an ally", "each ally". */
  readonly one: Phrase<unknown>;
  /** A single thing, without a count: "a close ally", "another of your slots", "this unit". */
  readonly some: Phrase<unknown>;
  /** Takes a plural verb: "2 allies", "up to 3 allies". */
  readonly many: Phrase<unknown>;
  /** Without determiner: "for each [close ally]", "among [enemies close to it]". */
  readonly bareOne: Phrase<unknown>;
  readonly bareMany: Phrase<unknown>;
}

export function nounPhrases(words: NounWords): NounPhrases {
  const forEachNoun = (forms: (noun: Noun) => readonly Phrase<unknown>[]): Phrase<unknown> =>
    asTarget(oneOf(...words.nouns.flatMap(forms)));
  return {
    one: {
      ...oneOf(
        ...words.names,
        forEachNoun((noun) => singular(noun, words)),
      ),
      mentions: true,
    },
    some: {
      ...uncounted(
        oneOf(
          ...words.names,
          forEachNoun((noun) => singular(noun, words)),
        ),
      ),
      mentions: true,
    },
    many: { ...forEachNoun((noun) => several(noun, words)), mentions: true },
    bareOne: forEachNoun((noun) =>
      noun.yours
        ? [phrase('of your [{other} ]{...core}', { other, core: core(noun, noun.many, words) })]
        : [phrase('[{other} ]{...core}', { other, core: core(noun, noun.one, words) })],
    ),
    bareMany: forEachNoun((noun) => [
      phrase(`${noun.yours ? 'your ' : ''}[{other} ]{...core}`, {
        other,
        core: core(noun, noun.many, words),
      }),
    ]),
  };
}

const uncounted = (said: Phrase<unknown>): Phrase<unknown> => {
  const hasNoCount = (value: unknown): Fields | undefined =>
    isFields(value) && !('minTargets' in value || 'maxTargets' in value || 'all' in value)
      ? value
      : undefined;
  return via(said, hasNoCount, hasNoCount, targetKeys);
};

const other = flag('other');
const least: Phrase<number> = oneOf(
  { print: (n) => (n === 1 ? 'one' : undefined), parse: (s, at) => reading(1, matchWord(s, at, 'one')) },
  number,
);
const universal: Phrase<true> = {
  print: (value, context) => (value === true ? (context.style.universal ?? 'each') : undefined),
  parse: (source, at) => ['each', 'every'].flatMap((text) => reading(true, matchWord(source, at, text))),
};
const reading = (value: unknown, readings: readonly Reading[]): readonly Reading[] =>
  readings.map(({ end }) => ({ value, end }));

function singular(noun: Noun, words: NounWords): readonly Phrase<unknown>[] {
  const holes = {
    other,
    all: universal,
    atLeast: least,
    core: core(noun, noun.yours ? noun.many : noun.one, words),
  };
  if (noun.yours) {
    return [
      phrase('one of your [{other} ]{...core}', holes),
      phrase('{all} of your [{other} ]{...core}[ (at least {atLeast})]', { ...holes, all: flag('each') }),
      phrase('up to 1 of your [{other} ]{...core}', holes, { upTo: 1 }),
    ];
  }
  return [
    indefinite(holes.core),
    phrase('another {...core}', holes, { other: true }),
    phrase('{all} [{other} ]{...core}[ (at least {atLeast})]', holes),
    phrase('up to 1 [{other} ]{...core}', holes, { upTo: 1 }),
  ];
}

function several(noun: Noun, words: NounWords): readonly Phrase<unknown>[] {
  const n = numberFrom(2);
  const holes = {
    other,
    exactly: n,
    upTo: n,
    from: numberFrom(1),
    to: n,
    core: core(noun, noun.many, words),
  };
  const rest = `${noun.yours ? 'of your ' : ''}[{other} ]{...core}`;
  return [
    phrase(`{exactly} ${rest}`, holes),
    phrase(`up to {upTo} ${rest}`, holes),
    phrase(`{from} to {to} ${rest}`, holes),
  ];
}

/** The fields of a target in the determiner: exactly, up to, from … to, at least, other. */
const asTarget = (said: Phrase<unknown>): Phrase<unknown> => via(said, toQuantity, fromQuantity, targetKeys);

function toQuantity(target: unknown): Fields | undefined {
  if (!isFields(target)) return undefined;
  const { minTargets, maxTargets, filters, ...rest } = target;
  const { isOther, left } = withoutOther(filters);
  const quantity = quantityOf(Number(minTargets ?? 1), Number(maxTargets ?? 1));
  return {
    ...rest,
    ...(rest.all ? (minTargets === undefined ? {} : { atLeast: minTargets }) : quantity),
    ...(isOther ? { other: true } : {}),
    ...(left.length > 0 ? { filters: left } : {}),
  };
}

function quantityOf(min: number, max: number): Fields {
  if (min === 1 && max === 1) return {};
  if (min === 0) return { upTo: max };
  return min === max ? { exactly: max } : { from: min, to: max };
}

function fromQuantity(said: unknown): Fields | undefined {
  if (!isFields(said)) return undefined;
  const { exactly, upTo, from, to, atLeast, other: isOther, filters, ...rest } = said;
  const list: readonly unknown[] = Array.isArray(filters) ? filters : [];
  const min = exactly ?? from ?? atLeast ?? (upTo === undefined ? undefined : 0);
  const max = exactly ?? to ?? upTo;
  const all = isOther ? [...list, { other: true }] : list;
  return {
    ...rest,
    ...(min === undefined || (min === 1 && rest.all === undefined) ? {} : { minTargets: min }),
    ...(max === undefined || max === 1 ? {} : { maxTargets: max }),
    ...(all.length > 0 ? { filters: all } : {}),
  };
}
