// English for look: "look at 5 cards from the top of your deck", "reveal 1 card from the top of your deck".
import { imperative, oneOf } from '@sleight/kernel/text/grammar';
import { countOf } from '@sleight/kernel/text/leaves';
import { op } from '@sleight/kernel/text/parts';
import { phrase } from '@sleight/kernel/text/template';
import { readAlso } from '../../words/leaves';

const amount = countOf('card');

export const en = op(
  'look',
  imperative(
    readAlso<unknown>(
      oneOf<unknown>(
        phrase('look at {amount} from the top of your deck', { amount }),
        phrase("look at {amount} from the top of your opponent's deck", { amount }, { side: 'opponent' }),
        phrase('reveal {amount} from the top of your deck', { amount }, { reveal: true }),
        phrase(
          "reveal {amount} from the top of your opponent's deck",
          { amount },
          { reveal: true, side: 'opponent' },
        ),
      ),
      phrase('look at the top {amount} of your deck', { amount }),
    ),
  ),
);
