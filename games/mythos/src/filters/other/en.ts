// "another character", "other characters": said with the determiner (../../words/nouns.ts).
import type { FilterEnglish } from '../../words/context';

export const en: FilterEnglish = { phrases: [] };
