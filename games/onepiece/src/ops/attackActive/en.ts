// English for attackActive: "this card can also attack active Characters".
import { oneOf } from '@sleight/kernel/text/grammar';
import { op } from '@sleight/kernel/text/parts';
import { phrase } from '@sleight/kernel/text/template';
import { readAlso } from '../../words/leaves';
import { lasting, many, one, timed } from '../../words/parts';

export const en = op(
  'attackActive',
  lasting((during) => {
    const holes = timed(during);
    const said = (what: string) =>
      oneOf<unknown>(
        phrase(`{...who} can also attack ${what}${during}`, { ...holes, who: one }),
        phrase(`{...who} can also attack ${what}${during}`, { ...holes, who: many }),
      );
    return readAlso(said('active Characters'), said("your opponent's active Characters"));
  }),
);
