// "this card is rested", "this card was played this turn".
import type { CondEnglish } from '../../words/context';
import { being } from '../../words/filters';

export const en: CondEnglish = {
  phrases: being('self', 'this card'),
  read: [...being('self', 'this Character'), ...being('self', 'this Leader')],
};
