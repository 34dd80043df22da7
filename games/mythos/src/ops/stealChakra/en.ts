// English for stealChakra: "steal 1 chakra from the opponent".
import { imperative } from '@sleight/kernel/text/grammar';
import { op } from '@sleight/kernel/text/parts';
import { amounts } from '../../words/parts';

export const en = op(
  'stealChakra',
  imperative(amounts((amount) => `steal ${amount} chakra from the opponent`, {})),
);
