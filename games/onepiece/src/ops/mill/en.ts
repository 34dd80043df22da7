// English for mill: "trash 2 cards from the top of your deck".
import { imperative, oneOf } from '@sleight/kernel/text/grammar';
import { countOf, flag } from '@sleight/kernel/text/leaves';
import { op } from '@sleight/kernel/text/parts';
import { phrase } from '@sleight/kernel/text/template';

const holes = { amount: countOf('card'), upTo: flag('up to ') };

export const en = op(
  'mill',
  imperative(
    oneOf<unknown>(
      phrase('trash [{upTo}]{amount} from the top of your deck', holes),
      phrase("trash [{upTo}]{amount} from the top of your opponent's deck", holes, { side: 'opponent' }),
      phrase('your opponent trashes {amount} from the top of their deck', holes, { side: 'opponent' }),
    ),
  ),
);
