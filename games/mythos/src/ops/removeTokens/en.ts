// English for removeTokens: "remove up to 2 Power tokens from an enemy character in this mission".
import { imperative, oneOf, via } from '@sleight/kernel/text/grammar';
import { countOf } from '@sleight/kernel/text/leaves';
import { op } from '@sleight/kernel/text/parts';
import { phrase } from '@sleight/kernel/text/template';
import { targetKeys, who } from '../../words/parts';

const tokens = countOf('Power token');
/** How many may be taken is "up to" a number; from how many characters is not. */
const from = {
  from: via(
    who,
    (value: unknown) => value,
    (value) => value,
    targetKeys.filter((key) => key !== 'upTo'),
  ),
};

export const en = op(
  'removeTokens',
  imperative(
    oneOf<unknown>(
      phrase('remove up to {amount} from {...from}', { ...from, amount: tokens }, { upTo: true }),
      phrase('remove {amount} from {...from}', { ...from, amount: tokens }),
      phrase('remove all Power tokens from {...from}', from, { every: true }),
    ),
  ),
);
