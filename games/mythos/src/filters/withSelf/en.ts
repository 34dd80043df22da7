// "you have …": said by the conditions that count this character too (../../words/yours.ts).
import type { FilterEnglish } from '../../words/context';

export const en: FilterEnglish = { phrases: [] };
