// How freeze is said in English: "up to 1 of your opponent's rested Characters will not become active in …".
import { inMood } from '@sleight/kernel/text/grammar';
import { op } from '@sleight/kernel/text/parts';
import { phrase } from '@sleight/kernel/text/template';
import { field } from '../../words/parts';

export const en = op(
  'freeze',
  inMood({
    instruction: phrase("{...who} will not become active in your opponent's next Refresh Phase", {
      who: field,
    }),
  }),
);
