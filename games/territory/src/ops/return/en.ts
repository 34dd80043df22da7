// English for return: "return another card from your discard to your hand".
import { imperative } from '@sleight/kernel/text/grammar';
import { of, op, target } from '@sleight/kernel/text/parts';
import { phrase } from '@sleight/kernel/text/template';

export const en = op(
  'return',
  imperative(
    phrase(
      'return {...what} from your discard to your hand',
      { what: of(target, 'card') },
      { from: 'discard' },
    ),
  ),
);
