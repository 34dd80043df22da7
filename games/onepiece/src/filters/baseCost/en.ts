// "a base cost of 3 or less".
import { costs } from '../../words/bounds';
import type { FilterEnglish } from '../../words/context';

const has = costs('baseCost', 'a base cost');

export const en: FilterEnglish = { phrases: [{ slot: 'with', says: has }], has };
