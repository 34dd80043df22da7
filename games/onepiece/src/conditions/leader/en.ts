// "your Leader has the {Navy} type", "your Leader is [Uta]".
import type { CondEnglish } from '../../words/context';
import { being } from '../../words/filters';

export const en: CondEnglish = { phrases: being('leader', 'your Leader') };
