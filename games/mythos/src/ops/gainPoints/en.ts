// English for gainPoints: "gain 1 mission point".
import { imperative, oneOf } from '@sleight/kernel/text/grammar';
import { countOf } from '@sleight/kernel/text/leaves';
import { op } from '@sleight/kernel/text/parts';
import { phrase } from '@sleight/kernel/text/template';
import { value } from '../../words/parts';

export const en = op(
  'gainPoints',
  imperative(
    oneOf<unknown>(
      phrase('gain {amount}', { amount: countOf('mission point') }),
      phrase('gain X mission points, where X is {amount}', { amount: value }),
    ),
  ),
);
