// The words after a noun in French: « épuisés de type {Marine} ayant un coût de 3 ou moins autres que [Tashigi] ».
// Invariant: every filter is said, and agrees with the noun it follows.
// Next: ../filters/*/fr.ts for each; french-target.ts, which puts them behind nouns.
import type { Agreement } from '@sleight/kernel/text/french';
import type { Filter } from '../ability';
import type { FrenchSlot, OnePieceFrench } from './context';
import { placed } from './french-predicate';

/** All filters in text order. */
export function filters(
  list: readonly Filter[],
  agreement: Agreement,
  french: OnePieceFrench,
): readonly string[] {
  const said = list.map((filter) => french.words.filter(filter, { agreement, french }));
  const at = (slot: FrenchSlot): readonly string[] =>
    said.filter((one) => one.slot === slot).map(({ text }) => text);
  const together = (slot: FrenchSlot): readonly string[] => {
    const texts = at(slot);
    return texts.length === 0 ? [] : [placed({ slot, text: texts.join(' et ') }, agreement)];
  };
  return [...at('adjective'), ...together('having'), ...together('other')];
}
