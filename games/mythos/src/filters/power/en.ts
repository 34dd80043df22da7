// "with Power 3 or less". In a static text "Power" is another number: see ../basis.
import { imperative } from '@sleight/kernel/text/grammar';
import { bounds } from '../../words/bounds';
import type { FilterEnglish } from '../../words/context';

const power = bounds('power', 'Power');

export const en: FilterEnglish = { phrases: [{ slot: 'with', says: imperative(power) }], had: power };
