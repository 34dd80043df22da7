// English for discount: "the next time you play a {Navy} type Character card from your hand during this
// turn, the cost will be reduced by 1".
import { inMood } from '@sleight/kernel/text/grammar';
import { indefinite, numberFrom } from '@sleight/kernel/text/leaves';
import { op } from '@sleight/kernel/text/parts';
import { phrase } from '@sleight/kernel/text/template';
import { readAlso } from '../../words/leaves';
import { cardKind, duration } from '../../words/parts';

const said =
  'the next time you play {...what} from your hand {duration}, the cost will be reduced by {amount}';
const holes = { duration, amount: numberFrom(1) };

export const en = op(
  'discount',
  inMood({
    instruction: readAlso<unknown>(
      phrase(said, { ...holes, what: indefinite(cardKind) }),
      phrase(said, { ...holes, what: cardKind }),
    ),
  }),
);
