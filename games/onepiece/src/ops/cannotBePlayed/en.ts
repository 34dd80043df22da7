// English for cannotBePlayed: "this card in your hand cannot be played by effects".
import { inMood } from '@sleight/kernel/text/grammar';
import { op } from '@sleight/kernel/text/parts';
import { phrase } from '@sleight/kernel/text/template';

export const en = op(
  'cannotBePlayed',
  inMood({ continuous: phrase('this card in your hand cannot be played by effects') }),
);
