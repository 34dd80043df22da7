// "with printed cost 3 or less".
import { bounds } from '../../words/bounds';
import type { FilterEnglish } from '../../words/context';

const printed = bounds('printedCost', 'printed cost');

export const en: FilterEnglish = { phrases: [{ slot: 'with', says: printed }], has: printed };
