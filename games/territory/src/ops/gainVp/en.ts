// English for gainVp: "gain 2 VP", "gain VP equal to its power (at most 3)".
// An amount that is not fixed says the limit of one ability, as the usual rules have it (R29).
import { imperative, oneOf } from '@sleight/kernel/text/grammar';
import { number } from '@sleight/kernel/text/leaves';
import { bareOne, op, value } from '@sleight/kernel/text/parts';
import { phrase } from '@sleight/kernel/text/template';
import { defaultRules } from '../../rules';

const { effectVpMax } = defaultRules;
const limit = effectVpMax === null ? '' : ` (at most ${effectVpMax})`;
const counts = { 'amount.times': number, 'amount.per': bareOne };

export const en = op(
  'gainVp',
  imperative(
    oneOf(
      phrase('gain {amount} VP', { amount: number }),
      phrase(`gain VP equal to {amount}${limit}`, { amount: value }),
      phrase(`gain {amount.times} VP for each {amount.per}${limit}`, counts),
    ),
  ),
);
