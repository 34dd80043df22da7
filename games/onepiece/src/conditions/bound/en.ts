// "that card is a {Navy} type Character card with a cost of 4 or less".
import { type Fields, isFields, oneOf, type Phrase, via } from '@sleight/kernel/text/grammar';
import { indefinite } from '@sleight/kernel/text/leaves';
import { phrase } from '@sleight/kernel/text/template';
import type { CondEnglish } from '../../words/context';
import { has } from '../../words/filters';
import { partsOfTypes, types } from '../../words/leaves';
import { cardNouns } from '../../words/nouns';
import { oneFilter } from '../../words/one-filter';
import { reference } from '../../words/references';

const categories: readonly string[] = ['character', 'event', 'stage', 'leader'];
/** The kind of card as the noun, the other filters around it. */
const described: Phrase<unknown> = via(
  oneOf<unknown>(
    phrase('{...core}', { core: indefinite(cardNouns.one) }),
    phrase('{...core}', { core: cardNouns.one }),
  ),
  (filters: unknown) => {
    if (!Array.isArray(filters)) return undefined;
    const list: readonly unknown[] = filters;
    const kind = list.find((filter): filter is Fields => isFields(filter) && 'category' in filter);
    const rest = list.filter((filter) => filter !== kind);
    return { targetType: kind?.category ?? 'card', ...(rest.length > 0 ? { filters: rest } : {}) };
  },
  (target) => {
    if (!isFields(target)) return undefined;
    const list: readonly unknown[] = Array.isArray(target.filters) ? target.filters : [];
    const isKind = categories.some((kind) => kind === target.targetType);
    const all = isKind ? [{ category: target.targetType }, ...list] : list;
    return all.length > 0 ? all : undefined;
  },
);

export const en: CondEnglish = {
  phrases: [phrase('{bound} is {filters}', { bound: reference, filters: described })],
  read: [
    phrase('{bound} has {filters}', { bound: reference, filters: oneFilter(has) }),
    phrase("{bound}'s type includes {filters}", {
      bound: reference,
      filters: oneFilter(phrase('{typeIncludes}', { typeIncludes: partsOfTypes })),
    }),
    phrase('{bound} has the {filters} type', {
      bound: reference,
      filters: oneFilter(phrase('{type}', { type: types })),
    }),
  ],
};
