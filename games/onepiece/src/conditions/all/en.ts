// "you have 2 or less Life cards and your Leader has the {Navy} type"; after "you have … and" the words may be left out.
import { saidOf } from '@sleight/kernel/conditions/all/en';
import { part } from '@sleight/kernel/text/grammar';
import type { CondEnglish } from '../../words/context';

export const en: CondEnglish = {
  phrases: [],
  alone: saidOf(part('oneCond'), {
    says: part('yours'),
    after: /^(you have|if you have)/i,
  }),
};
