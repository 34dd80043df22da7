// English for return: "return this character to hand", "return a character card from your discard pile to your hand".
import { imperative, oneOf } from '@sleight/kernel/text/grammar';
import { of, op } from '@sleight/kernel/text/parts';
import { phrase } from '@sleight/kernel/text/template';
import { one, who } from '../../words/parts';

export const en = op(
  'return',
  imperative(
    oneOf<unknown>(
      phrase(
        'return {...what} from your discard pile to your hand',
        { what: of(one, 'card') },
        { from: 'discard' },
      ),
      phrase('return {...who} to hand', { who }),
    ),
  ),
);
