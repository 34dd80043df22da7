// Mythos's filters in English, put together: what stands before, between and after the words of "enemy character".
// Invariant: the place comes first after the noun, then what it has, then what it is not.
// Next: ../filters/*/en.ts for each; nouns.ts, which puts determiners before the noun.
import { type Fields, isFields, oneOf, type Phrase } from '@sleight/kernel/text/grammar';
import type { NounPhrase } from '@sleight/kernel/text/noun-core';
import { filterEnglish } from '../filters/language.generated';
import { filterNames } from '../filters/schemas.generated';
import type { EnglishSlot, FilterEnglish } from './context';

const all: readonly FilterEnglish[] = filterNames.map((name) => filterEnglish[name]);
const placed = all.flatMap(({ phrases }) => phrases);

const inSlots = (...slots: readonly EnglishSlot[]): readonly NounPhrase[] =>
  slots.flatMap((slot) =>
    placed
      .filter((one) => one.slot === slot)
      .map(({ says, types = ['character', 'card'] }) => ({
        says,
        types,
        ...(slot === 'with' ? { intro: slot } : {}),
      })),
  );

export const before = inSlots('degree', 'level', 'face');
export const between = inSlots('kind');
export const after = inSlots('place', 'name', 'with', 'past', 'not');

const isPhrase = (said: Phrase<unknown> | undefined): said is Phrase<unknown> => said !== undefined;

/** Parts of speech for words that contain a filter. */
export const filterParts = {
  kindFilter: oneOf<unknown>(...between.map(({ says }): Phrase<unknown> => says)),
  has: oneOf<unknown>(...all.map(({ has }) => has).filter(isPhrase)),
  had: oneOf<unknown>(...all.map(({ had }) => had).filter(isPhrase)),
};

/** The wording of a filter as it stands in a list. */
const englishOf = (filter: unknown): FilterEnglish | undefined => {
  const name = isFields(filter) ? filterNames.find((one) => one in filter) : undefined;
  return name && filterEnglish[name];
};

/** Does it leave one, so that the noun takes "the"? */
export const isExtreme = (filter: unknown): boolean => englishOf(filter)?.the === true;

const clauses: readonly EnglishSlot[] = ['with', 'past', 'not'];
/** Is it said of a character behind the noun, with "with" or "that"? */
export function isClause(filter: unknown): boolean {
  const said = englishOf(filter);
  if (said === undefined || !isFields(filter)) return false;
  if (said.isClause !== undefined) return said.isClause(filter);
  return said.phrases.some(({ slot, types }) => types === undefined && clauses.includes(slot));
}

const shared = all.flatMap(({ together }) => together ?? []);

/** Filters as they are said together; undefined if they cannot be. */
export const asSaid = (filters: readonly unknown[], target: Fields): readonly unknown[] | undefined =>
  shared.reduce<readonly unknown[] | undefined>((list, { said }) => list && said(list, target), filters);

export const asMeant = (filters: readonly unknown[]): readonly unknown[] =>
  shared.reduce((list, { meant }) => meant(list), filters);
