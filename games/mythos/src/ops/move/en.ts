// English for move: "move an enemy character from this mission", "move a friendly character to this mission".
import { imperative, oneOf } from '@sleight/kernel/text/grammar';
import { op } from '@sleight/kernel/text/parts';
import { phrase } from '@sleight/kernel/text/template';
import { anywhere, away, who } from '../../words/parts';

export const en = op(
  'move',
  imperative(
    oneOf<unknown>(
      phrase('move {...who} to this mission', { who: anywhere(away(who)) }, { to: 'here' }),
      phrase('move {...who}', { who: away(who) }),
    ),
  ),
);
