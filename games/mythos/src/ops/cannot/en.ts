// How cannot is said in English: "this character can't be hidden or defeated by enemy effects".
import { inMood, oneOf } from '@sleight/kernel/text/grammar';
import { of, op } from '@sleight/kernel/text/parts';
import { phrase } from '@sleight/kernel/text/template';
import { verbs } from '../../words/events';
import { here } from '../../words/here';
import { anywhere, every, one } from '../../words/parts';

const who = oneOf(of(one, 'self'), every);
const moving = { verbs: ['move'], by: 'any' };
const revealing = { verbs: ['reveal'], by: 'opponent' };

export const en = op(
  'cannot',
  inMood({
    continuous: oneOf<unknown>(
      phrase("{...who} can't be moved from this mission", { who: anywhere(here(every)) }, moving),
      // Only its controller could play it, so nobody is named.
      phrase("{...who} can't be played while hidden", { who: every }, revealing),
      phrase("{...who} can't be {verbs} by enemy effects", { who, verbs }, { by: 'opponent' }),
      phrase("{...who} can't be {verbs} by your effects", { who, verbs }, { by: 'player' }),
      phrase("{...who} can't be {verbs}", { who, verbs }, { by: 'any' }),
    ),
  }),
);
