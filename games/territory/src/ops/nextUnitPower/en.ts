// English for nextUnitPower: "the next unit you deploy this round gets +2 power".
import { inMood, oneOf, within } from '@sleight/kernel/text/grammar';
import { signed } from '@sleight/kernel/text/leaves';
import { value as anyValue, bareOne, op } from '@sleight/kernel/text/parts';
import { phrase } from '@sleight/kernel/text/template';

const next = 'the next unit you deploy this round';
// "its power" would be the next unit's, so the source is always named.
const value = within({ it: false }, anyValue);
const per = { 'amount.times': signed, 'amount.per': bareOne };

export const en = op(
  'nextUnitPower',
  inMood({
    instruction: oneOf(
      phrase(`${next} gets {amount} power`, { amount: signed }),
      phrase(`${next} gets +X power, where X is {amount}`, { amount: value }),
      phrase(`${next} gets {amount.times} power for each {amount.per}`, per),
    ),
    purpose: oneOf(
      phrase(`give ${next} {amount} power`, { amount: signed }),
      phrase(`give ${next} +X power, where X is {amount}`, { amount: value }),
      phrase(`give ${next} {amount.times} power for each {amount.per}`, per),
    ),
  }),
);
