// English for upgradeOver: "you can play this character as an upgrade over a Sound Village character".
import { inMood, oneOf } from '@sleight/kernel/text/grammar';
import { op } from '@sleight/kernel/text/parts';
import { phrase } from '@sleight/kernel/text/template';
import { kind } from '../../words/parts';

/** Filters alone: the character under an upgrade is always the player's own. */
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
