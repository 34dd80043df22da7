// English for playOnly: "you can play this character only in a mission where you are winning".
import { inMood } from '@sleight/kernel/text/grammar';
import { op } from '@sleight/kernel/text/parts';
import { phrase } from '@sleight/kernel/text/template';

export const en = op(
  'playOnly',
  inMood({
    continuous: phrase(
      'you can play this character only in a mission where you are winning',
      {},
      { where: 'winning' },
    ),
  }),
);
