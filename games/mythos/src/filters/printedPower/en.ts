// "with printed Power 3 or less".
import { bounds } from '../../words/bounds';
import type { FilterEnglish } from '../../words/context';

const printed = bounds('printedPower', 'printed Power');

export const en: FilterEnglish = { phrases: [{ slot: 'with', says: printed }], has: printed };
