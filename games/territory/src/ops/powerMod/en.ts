// English for powerMod: "an ally gets +2 power", "give an ally +X power, where X is its power",
// "this unit has +1 power".
import { inMood, oneOf } from '@sleight/kernel/text/grammar';
import { signed } from '@sleight/kernel/text/leaves';
import { bareOne, many, of, one, op, target, value } from '@sleight/kernel/text/parts';
import { phrase } from '@sleight/kernel/text/template';

const amounts = { amount: signed, 'amount.times': signed, 'amount.per': bareOne };
const singular = { ...amounts, who: of(one, 'unit', 'self') };
const plural = { ...amounts, who: of(many, 'unit', 'self') };
const given = { ...amounts, who: of(target, 'unit', 'self') };

const gets = oneOf(
  phrase('{...who} gets {amount} power', singular),
  phrase('{...who} get {amount} power', plural),
  phrase('{...who} gets +X power, where X is {amount}', { ...singular, amount: value }),
  phrase('{...who} get +X power, where X is {amount}', { ...plural, amount: value }),
  phrase('{...who} gets {amount.times} power for each {amount.per}', singular),
  phrase('{...who} get {amount.times} power for each {amount.per}', plural),
);

const give = oneOf(
  phrase('give {...who} {amount} power', given),
  phrase('give {...who} +X power, where X is {amount}', { ...given, amount: value }),
  phrase('give {...who} {amount.times} power for each {amount.per}', given),
);

const has = oneOf(
  phrase('{...who} has {amount} power', singular),
  phrase('{...who} have {amount} power', plural),
  phrase('{...who} has +X power, where X is {amount}', { ...singular, amount: value }),
  phrase('{...who} have +X power, where X is {amount}', { ...plural, amount: value }),
  phrase('{...who} has {amount.times} power for each {amount.per}', singular),
  phrase('{...who} have {amount.times} power for each {amount.per}', plural),
);

export const en = op('powerMod', inMood({ instruction: oneOf(gets, give), purpose: give, continuous: has }));
