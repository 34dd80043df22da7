// English for chakra: "CHAKRA +1", "CHAKRA +1 for both players".
import { inMood, oneOf } from '@sleight/kernel/text/grammar';
import { op } from '@sleight/kernel/text/parts';
import { amounts } from '../../words/parts';

export const en = op(
  'chakra',
  inMood({
    continuous: oneOf<unknown>(
      amounts((amount) => `CHAKRA +${amount}`, {}),
      amounts((amount) => `CHAKRA +${amount} for both players`, {}, { side: 'any' }),
      amounts((amount) => `CHAKRA +${amount} for the opponent`, {}, { side: 'opponent' }),
    ),
  }),
);
