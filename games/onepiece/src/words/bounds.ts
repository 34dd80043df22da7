// Limits in English: "a cost of 3 or less", "5000 base power or more", "a cost equal to or less than the number of …".
// Invariant: each phrase expresses one filter.
// Next: ../filters/cost/en.ts for where they stand.
import { oneOf, type Phrase, part } from '@sleight/kernel/text/grammar';
import { number } from '@sleight/kernel/text/leaves';
import { phrase } from '@sleight/kernel/text/template';
import { readAlso } from './leaves';

/** "the number of your opponent's Life cards". */
const value: Phrase<unknown> = part('value');

export const limits = (field: string, said: (limit: string) => string): Phrase<unknown> =>
  oneOf<unknown>(
    phrase(said(`{${field}.lte} or less`), { [`${field}.lte`]: number }),
    phrase(said(`{${field}.gte} or more`), { [`${field}.gte`]: number }),
    phrase(said(`{${field}.gte} to {${field}.lte}`), { [`${field}.gte`]: number, [`${field}.lte`]: number }),
    phrase(said(`{${field}.eq}`), { [`${field}.eq`]: number }),
  );

const measured = (field: string, said: string): Phrase<unknown> =>
  oneOf<unknown>(
    phrase(`${said} equal to or less than {${field}.lte}`, { [`${field}.lte`]: value }),
    phrase(`${said} equal to or more than {${field}.gte}`, { [`${field}.gte`]: value }),
    phrase(`${said} equal to {${field}.eq}`, { [`${field}.eq`]: value }),
  );

/** "a cost of 3 or less". */
export const costs = (field: string, noun: string): Phrase<unknown> =>
  oneOf(
    limits(field, (limit) => `${noun} of ${limit}`),
    measured(field, noun),
  );

/** "5000 power or less"; "5000 or less power" and "a power of 5000 or less" are read too. */
export const powers = (field: string, noun: string): Phrase<unknown> => {
  const at = { lte: `${field}.lte`, gte: `${field}.gte`, eq: `${field}.eq` };
  return readAlso<unknown>(
    oneOf<unknown>(
      phrase(`{${at.lte}} ${noun} or less`, { [at.lte]: number }),
      phrase(`{${at.gte}} ${noun} or more`, { [at.gte]: number }),
      phrase(`{${at.gte}} to {${at.lte}} ${noun}`, { [at.gte]: number, [at.lte]: number }),
      phrase(`{${at.eq}} ${noun}`, { [at.eq]: number }),
      measured(field, `${noun}`),
    ),
    phrase(`{${at.lte}} or less ${noun}`, { [at.lte]: number }),
    phrase(`{${at.gte}} or more ${noun}`, { [at.gte]: number }),
    limits(field, (limit) => `a ${noun} of ${limit}`),
  );
};
