// English for negate: "negate the effect of up to 1 of your opponent's Characters during this turn".
import { oneOf } from '@sleight/kernel/text/grammar';
import { op } from '@sleight/kernel/text/parts';
import { phrase } from '@sleight/kernel/text/template';
import { readAlso } from '../../words/leaves';
import { field, lastingOrder, timed } from '../../words/parts';

export const en = op(
  'negate',
  lastingOrder((during) => {
    const holes = { who: field, ...timed(during) };
    return readAlso<unknown>(
      oneOf<unknown>(phrase(`negate the effect of {...who}${during}`, holes)),
      phrase(`negate the effects of {...who}${during}`, holes),
    );
  }),
);
