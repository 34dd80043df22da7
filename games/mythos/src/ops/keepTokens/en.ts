// English for keepTokens: "this character doesn't lose Power tokens at the end of the turn".
import { inMood } from '@sleight/kernel/text/grammar';
import { op } from '@sleight/kernel/text/parts';
import { phrase } from '@sleight/kernel/text/template';

export const en = op(
  'keepTokens',
  inMood({ continuous: phrase("this character doesn't lose Power tokens at the end of the turn") }),
);
