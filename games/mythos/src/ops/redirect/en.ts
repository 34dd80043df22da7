// English for redirect: "defeated friendly characters go to your hand instead of your discard pile".
import { inMood } from '@sleight/kernel/text/grammar';
import { op } from '@sleight/kernel/text/parts';
import { phrase } from '@sleight/kernel/text/template';
import { anywhere, every } from '../../words/parts';

export const en = op(
  'redirect',
  inMood({
    continuous: phrase(
      'defeated {...who} go to your hand instead of your discard pile',
      { who: anywhere(every) },
      { verb: 'defeat', to: 'hand' },
    ),
  }),
);
