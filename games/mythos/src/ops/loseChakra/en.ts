// English for loseChakra: "the opponent pays 1 chakra, if able".
import { inMood } from '@sleight/kernel/text/grammar';
import { op } from '@sleight/kernel/text/parts';
import { amounts, bySide } from '../../words/parts';

const mine = amounts((amount) => `pay ${amount} chakra if able`, {});

export const en = op(
  'loseChakra',
  inMood({
    instruction: bySide(mine, (subject, side) =>
      amounts((amount) => `${subject} pays ${amount} chakra if able`, {}, side),
    ),
    purpose: mine,
  }),
);
