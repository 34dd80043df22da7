// "you have 2 or less Life cards", "you have a face-up Life card".
import { phrase } from '@sleight/kernel/text/template';
import type { CondEnglish } from '../../words/context';
import { both, limited } from '../../words/limits';

export const en: CondEnglish = {
  yours: (have) => [
    ...limited('life', (n, cards) => `${have}${n} Life ${cards}`, { 'life.side': 'player' }),
    phrase(`${have}a face-up Life card`, {}, { 'life.side': 'player', 'life.face': 'up', 'life.gte': 1 }),
  ],
  phrases: [
    ...limited('life', (n, cards) => `your opponent has ${n} Life ${cards}`, { 'life.side': 'opponent' }),
    ...limited('life', (n, cards) => `${both} ${n} Life ${cards}`, { 'life.side': 'any' }),
  ],
};
