// Names, types and parts of types in French, one or several: « [Nami] ou [Uta] ».
import { frenchList, narrow } from '@sleight/kernel/text/french';
import { listed } from '../card-words';
import { cardName, typeName } from './french-names';

const either = (words: string | readonly string[], say: (word: string) => string): string =>
  frenchList(listed(words).map(say), 'ou');

export const namesOf = (name: string | readonly string[]): string =>
  either(name, (one) => `[${cardName(one)}]`);
export const typesOf = (type: string | readonly string[]): string =>
  either(type, (one) => `{${typeName(one)}}`);
export const partsOf = (part: string | readonly string[]): string =>
  either(part, (one) => `«${narrow}${typeName(one)}${narrow}»`);
