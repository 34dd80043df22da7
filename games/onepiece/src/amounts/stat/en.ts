// "this card's power", "the cost of the selected card".
import { words } from '@sleight/kernel/text/leaves';
import { phrase } from '@sleight/kernel/text/template';
import type { AmountEnglish } from '../../words/context';
import { reference } from '../../words/references';

const stat = words({ power: 'power', cost: 'cost' });

export const en: AmountEnglish = {
  limit: [
    phrase("this card's {stat}", { stat }, { of: 'self' }),
    phrase('the {stat} of {of}', { stat, of: reference }),
  ],
};
