// English for copies.
import { inMood } from '@sleight/kernel/text/grammar';
import { op } from '@sleight/kernel/text/parts';
import { phrase } from '@sleight/kernel/text/template';

export const en = op(
  'copies',
  inMood({
    continuous: phrase('under the rules of this game, you may have any number of this card in your deck'),
  }),
);
