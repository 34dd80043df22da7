// "5000 base power or less".
import { powers } from '../../words/bounds';
import type { FilterEnglish } from '../../words/context';

const has = powers('basePower', 'base power');

export const en: FilterEnglish = { phrases: [{ slot: 'with', says: has }], has };
