// English for powerMod: "this character has +2 Power", "other Team 7 characters in this mission have +1 Power".
import { inMood, oneOf } from '@sleight/kernel/text/grammar';
import { signed } from '@sleight/kernel/text/leaves';
import { of, op } from '@sleight/kernel/text/parts';
import { phrase } from '@sleight/kernel/text/template';
import { bareOne, every, one } from '../../words/parts';

const amount = { amount: signed };
const each = { 'amount.times': signed, 'amount.per': bareOne };
const self = { who: of(one, 'self') };

export const en = op(
  'powerMod',
  inMood({
    continuous: oneOf<unknown>(
      phrase('{...who} has {amount} Power', { ...amount, ...self }),
      phrase('{...who} have {amount} Power', { ...amount, who: every }),
      phrase('{...who} has {amount.times} Power for each {amount.per}', { ...each, ...self }),
      phrase('{...who} have {amount.times} Power for each {amount.per}', { ...each, who: every }),
    ),
  }),
);
