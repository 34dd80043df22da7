// "with cost 3 or less".
import { bounds } from '../../words/bounds';
import type { FilterEnglish } from '../../words/context';

const cost = bounds('cost', 'cost');

export const en: FilterEnglish = { phrases: [{ slot: 'with', says: cost }], had: cost };
