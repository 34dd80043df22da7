// English for gainChakra: "gain 2 chakra", "the opponent gains 1 chakra".
import { inMood } from '@sleight/kernel/text/grammar';
import { op } from '@sleight/kernel/text/parts';
import { amounts, bySide } from '../../words/parts';

const mine = amounts((amount) => `gain ${amount} chakra`, {});

export const en = op(
  'gainChakra',
  inMood({
    instruction: bySide(mine, (subject, side) =>
      amounts((amount) => `${subject} gains ${amount} chakra`, {}, side),
    ),
    purpose: mine,
  }),
);
