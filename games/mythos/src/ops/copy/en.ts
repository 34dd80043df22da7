// English for copy: "copy a non-UPGRADE instant effect of an enemy character in play".
import { imperative, oneOf } from '@sleight/kernel/text/grammar';
import { op } from '@sleight/kernel/text/parts';
import { phrase } from '@sleight/kernel/text/template';
import { who } from '../../words/parts';

export const en = op(
  'copy',
  imperative(
    oneOf<unknown>(
      phrase('copy a non-UPGRADE instant effect of {...who}', { who }, { not: 'Upgrade' }),
      phrase('copy an instant effect of {...who}', { who }),
    ),
  ),
);
