// "Gaara character", "Akamaru or Tsunade character"; a name that no card has is quoted: 'character named "Konan"'.
import { type Fields, isFields, oneOf, type Phrase, via } from '@sleight/kernel/text/grammar';
import { quotation } from '@sleight/kernel/text/leaves';
import { phrase } from '@sleight/kernel/text/template';
import type { FilterEnglish } from '../../words/context';
import { known, names } from '../../words/names';

const name = known(names);
const either: Phrase<unknown> = via(
  phrase<Fields>('{a} or {b}', { a: name, b: name }),
  (value: unknown) => (Array.isArray(value) && value.length === 2 ? { a: value[0], b: value[1] } : undefined),
  (said) => (isFields(said) ? [said.a, said.b] : undefined),
);

export const en: FilterEnglish = {
  phrases: [
    { slot: 'kind', says: phrase('{name}', { name: oneOf<unknown>(name, either) }) },
    { slot: 'name', says: phrase('named {name}', { name: quotation }) },
  ],
};
