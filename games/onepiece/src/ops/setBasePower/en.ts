// English for setBasePower: "the base power of this card becomes 7000 during this turn".
import { oneOf } from '@sleight/kernel/text/grammar';
import { number } from '@sleight/kernel/text/leaves';
import { op } from '@sleight/kernel/text/parts';
import { phrase } from '@sleight/kernel/text/template';
import { field, lasting, one, timed } from '../../words/parts';

export const en = op(
  'setBasePower',
  lasting((during) => {
    const holes = { amount: number, ...timed(during) };
    return oneOf<unknown>(
      phrase(`the base power of {...who} becomes {amount}${during}`, { ...holes, who: field }),
      phrase(`{...who}'s base power becomes {amount}${during}`, { ...holes, who: one }),
      phrase(`{...who}' base power becomes {amount}${during}`, { ...holes, who: one }),
      phrase(`set the base power of {...who} to {amount}${during}`, { ...holes, who: field }),
    );
  }),
);
