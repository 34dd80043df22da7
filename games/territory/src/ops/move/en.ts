// English for move: "move an ally to a slot close to it".
import { imperative, oneOf } from '@sleight/kernel/text/grammar';
import { many, of, one, op } from '@sleight/kernel/text/parts';
import { phrase } from '@sleight/kernel/text/template';

const to = { to: 'close' };

export const en = op(
  'move',
  imperative(
    oneOf(
      phrase('move {...who} to a slot close to it', { who: of(one, 'unit', 'self') }, to),
      phrase('move {...who} to slots close to them', { who: of(many, 'unit', 'self') }, to),
    ),
  ),
);
