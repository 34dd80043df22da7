// English for putOnDeck: "put 1 card from your hand on top of your deck".
import { imperative } from '@sleight/kernel/text/grammar';
import { countOf } from '@sleight/kernel/text/leaves';
import { op } from '@sleight/kernel/text/parts';
import { phrase } from '@sleight/kernel/text/template';

export const en = op(
  'putOnDeck',
  imperative(phrase('put {amount} from your hand on top of your deck', { amount: countOf('card') })),
);
