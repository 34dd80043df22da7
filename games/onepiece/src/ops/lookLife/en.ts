// English for lookLife: "look at up to 1 card from the top of your Life cards, and place it at the top or bottom".
import { imperative, oneOf, type Phrase } from '@sleight/kernel/text/grammar';
import { flag } from '@sleight/kernel/text/leaves';
import { op } from '@sleight/kernel/text/parts';
import { phrase } from '@sleight/kernel/text/template';

const holes = { upTo: flag('up to ') };
const sides = [
  ["your or your opponent's", {}],
  ['your', { side: 'player' }],
  ["your opponent's", { side: 'opponent' }],
] as const;
const top: readonly Phrase<unknown>[] = sides.flatMap(([whose, side]) =>
  [', and', ' and'].map((and) =>
    phrase<unknown>(
      `look at [{upTo}]1 card from the top of ${whose} Life cards${and} place it at the top or bottom of the Life cards`,
      holes,
      { amount: 1, ...side },
    ),
  ),
);

export const en = op(
  'lookLife',
  imperative(
    oneOf<unknown>(
      ...top,
      phrase(
        'look at all of your Life cards and place them back in your Life area in any order',
        {},
        { side: 'player' },
      ),
      phrase(
        "look at all of your opponent's Life cards and place them back in their Life area in any order",
        {},
        {
          side: 'opponent',
        },
      ),
    ),
  ),
);
