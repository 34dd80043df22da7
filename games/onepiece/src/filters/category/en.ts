// "that card is a Character card": said as the noun (../../conditions/bound/en.ts).
import type { FilterEnglish } from '../../words/context';

export const en: FilterEnglish = { phrases: [] };
