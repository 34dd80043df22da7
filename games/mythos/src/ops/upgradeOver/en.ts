// How upgradeOver is said in English: "you can play this character as an upgrade over a Sound Village character".
import { inMood, oneOf } from '@sleight/kernel/text/grammar';
import { op } from '@sleight/kernel/text/parts';
import { phrase } from '@sleight/kernel/text/template';
import { kind } from '../../words/parts';

/** Filters alone: what stands under an upgrade is always a character of yours. */
const over = { filters: kind };

export const en = op(
  'upgradeOver',
  inMood({
    continuous: oneOf<unknown>(
      phrase('you can play this character as an upgrade over {filters}', over),
      phrase('you can play this character as an upgrade only over {filters}', over, { only: true }),
    ),
  }),
);
