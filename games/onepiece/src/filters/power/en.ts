// "5000 power or less".
import { powers } from '../../words/bounds';
import type { FilterEnglish } from '../../words/context';

const has = powers('power', 'power');

export const en: FilterEnglish = { phrases: [{ slot: 'with', says: has }], has };
