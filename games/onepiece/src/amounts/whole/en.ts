// A plain number is said where it stands: "a cost of 3 or less", "+1000 power". Read also as "equal to 3".
import { en as number } from '@sleight/kernel/amounts/whole/en';
import type { AmountEnglish } from '../../words/context';

export const en: AmountEnglish = { limit: [number] };
