// English for gain: "gain 2 points".
import { imperative, oneOf } from '@sleight/kernel/text/grammar';
import { countOf } from '@sleight/kernel/text/leaves';
import { op, value } from '@sleight/kernel/text/parts';
import { phrase } from '@sleight/kernel/text/template';

export const en = op(
  'gain',
  imperative(
    oneOf(
      phrase('gain {amount}', { amount: countOf('point') }),
      phrase('gain points equal to {amount}', { amount: value }),
    ),
  ),
);
