// One Piece's filters in English, put together: "rested {Navy} type Characters with a cost of 3 or less".
// Invariant: every filter is expressed by exactly one of these phrases.
// Next: ../filters/*/en.ts for each; nouns.ts, which puts them around nouns.
import { oneOf, type Phrase } from '@sleight/kernel/text/grammar';
import type { NounPhrase } from '@sleight/kernel/text/noun-core';
import { phrase } from '@sleight/kernel/text/template';
import { filterEnglish } from '../filters/language.generated';
import { filterNames } from '../filters/schemas.generated';
import type { EnglishSlot } from './context';

const all = filterNames.map((name) => filterEnglish[name]);
const phrases = all.flatMap((word) => word.phrases);

const intros: Readonly<Partial<Record<EnglishSlot, Omit<NounPhrase, 'says'>>>> = {
  with: { intro: 'with' },
  text: { intro: 'with' },
  without: { intro: 'without', joins: true },
  has: { intro: 'that has' },
  was: { intro: 'that was' },
  otherThan: { intro: 'other than' },
};

const inSlots = (slots: readonly EnglishSlot[], isOnlyRead: boolean): readonly NounPhrase[] =>
  slots.flatMap((slot) =>
    phrases
      .filter((one) => one.slot === slot && (one.isOnlyRead === true) === isOnlyRead)
      .map(({ says }) => ({ says, ...intros[slot] })),
  );

export const before = inSlots(['state', 'either', 'kind'], false);
const behind: readonly EnglishSlot[] = ['with', 'text', 'without', 'has', 'was', 'otherThan'];
export const after = [...inSlots(behind, false), ...inSlots(behind, true)];

/** What a card has: "a cost of 3 or less". */
export const has: Phrase<unknown> = oneOf<unknown>(...all.flatMap((word) => word.has ?? []));

/** A property of one card, in the field `at`: "your Leader is [Uta]", "this card has 5000 power or more". */
export const being = (at: string, who: string): readonly Phrase<unknown>[] => [
  ...all.flatMap((word) => word.being?.(at, who) ?? []),
  phrase(`${who} has {${at}}`, { [at]: has }),
];
