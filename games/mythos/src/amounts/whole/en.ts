// A plain number is said where it stands, never as X (../../words/parts.ts).
import type { AmountEnglish } from '../../words/context';

export const en: AmountEnglish = [];
