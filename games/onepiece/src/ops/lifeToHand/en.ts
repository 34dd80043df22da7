// English for lifeToHand: "add 1 card from the top of your Life cards to your hand".
import { imperative, oneOf, type Phrase } from '@sleight/kernel/text/grammar';
import { countOf, flag } from '@sleight/kernel/text/leaves';
import { op } from '@sleight/kernel/text/parts';
import { phrase } from '@sleight/kernel/text/template';
import { position } from '../../words/parts';

const holes = { amount: countOf('card'), upTo: flag('up to '), position };

export const en: Phrase<unknown> = op(
  'lifeToHand',
  imperative(
    oneOf<unknown>(
      phrase('add [{upTo}]{amount} from the {position} of your Life cards to your hand', holes),
      phrase(
        "add [{upTo}]{amount} from the {position} of your opponent's Life cards to the owner's hand",
        holes,
        {
          side: 'opponent',
        },
      ),
      phrase('your opponent adds {amount} from the {position} of their Life cards to their hand', holes, {
        side: 'opponent',
      }),
    ),
  ),
);
