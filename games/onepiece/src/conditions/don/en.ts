// "you have 8 or more DON!! cards on your field", "you have 2 or more rested DON!! cards".
import { phrase } from '@sleight/kernel/text/template';
import type { CondEnglish } from '../../words/context';
import { limited } from '../../words/limits';

const mine = { 'don.side': 'player' };
const given = { ...mine, 'don.state': 'given' };

export const en: CondEnglish = {
  yours: (have) => [
    ...limited('don', (n, cards) => `${have}${n} DON!! ${cards} on your field`, mine),
    ...['active', 'rested', 'given'].flatMap((state) =>
      limited('don', (n, cards) => `${have}${n} ${state} DON!! ${cards}`, { ...mine, 'don.state': state }),
    ),
  ],
  phrases: limited('don', (n, cards) => `your opponent has ${n} DON!! ${cards} on their field`, {
    'don.side': 'opponent',
  }),
  read: [
    ...limited('don', (n, cards) => `you have a total of ${n} given DON!! ${cards}`, given),
    phrase('you have any DON!! cards given', {}, { ...given, 'don.gte': 1 }),
    ...limited('don', (n, cards) => `there are ${n} DON!! ${cards} on your field`, mine),
  ],
};
