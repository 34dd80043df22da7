// English for return: "return up to 1 Character to the owner's hand".
import { imperative, oneOf } from '@sleight/kernel/text/grammar';
import { op } from '@sleight/kernel/text/parts';
import { phrase } from '@sleight/kernel/text/template';
import { field } from '../../words/parts';

export const en = op(
  'return',
  imperative(
    oneOf<unknown>(
      phrase("return {...who} to the owner's hand", { who: field }),
      phrase('return {...who} to your hand', { who: field }),
      phrase("return {...who} to their owners' hands", { who: field }),
    ),
  ),
);
