// How costMod is said in English: "this character costs 2 less to play while hidden", "other Team 8 characters cost 1 less to play in this mission".
import { inMood, oneOf } from '@sleight/kernel/text/grammar';
import { number, size } from '@sleight/kernel/text/leaves';
import { op } from '@sleight/kernel/text/parts';
import { phrase } from '@sleight/kernel/text/template';
import { here } from '../../words/here';
import { anywhere, every } from '../../words/parts';

const self = { targetType: 'self' };
const hidden = { ...self, on: 'reveal' };
const less = size(-1);
const more = size(1);
const others = { who: anywhere(here(every)), least: number };

export const en = op(
  'costMod',
  inMood({
    continuous: oneOf<unknown>(
      phrase('this character costs {amount} less to play', { amount: less }, self),
      phrase('this character costs {amount} more to play', { amount: more }, self),
      phrase('this character costs {amount} less to play while hidden', { amount: less }, hidden),
      phrase('this character costs {amount} more to play while hidden', { amount: more }, hidden),
      phrase('{...who} cost {amount} less (min. {least}) to play in this mission', {
        ...others,
        amount: less,
      }),
      phrase('{...who} cost {amount} less to play in this mission', { ...others, amount: less }),
      phrase('{...who} cost {amount} more to play in this mission', { ...others, amount: more }),
    ),
  }),
);
