// English for strength: "this card gets +2 strength", "you may give the opposing card -1 strength".
import { inMood } from '@sleight/kernel/text/grammar';
import { signed } from '@sleight/kernel/text/leaves';
import { one, op } from '@sleight/kernel/text/parts';
import { phrase } from '@sleight/kernel/text/template';

const holes = { who: one, amount: signed };
const give = phrase('give {...who} {amount} strength', holes);

export const en = op(
  'strength',
  inMood({ instruction: phrase('{...who} gets {amount} strength', holes), purpose: give }),
);
