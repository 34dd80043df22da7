// Limits in English: "a cost of 3 or less", "5000 base power or more", "a cost equal to or less than the number of …".
// Invariant: each phrase says one filter.
// Next: filters.ts for where they stand.
import { type Fields, isFields, oneOf, type Phrase, part, via } from '@sleight/kernel/text/grammar';
import { number } from '@sleight/kernel/text/leaves';
import { phrase } from '@sleight/kernel/text/template';
import { readAlso } from './leaves';

/** "the number of your opponent's Life cards". */
const value: Phrase<unknown> = part('value');

const limits = (field: string, said: (limit: string) => string): Phrase<unknown> =>
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

/** "a cost of 0 or with a cost of 8 or more": at either end. */
const apart: Phrase<unknown> = via(
  phrase<Fields>('a cost of {eq} or with a cost of {gte} or more', { eq: number, gte: number }),
  (filter: unknown) => {
    if (!isFields(filter) || !Array.isArray(filter.any) || filter.any.length !== 2) return undefined;
    const [low, high]: readonly unknown[] = filter.any;
    const eq = isFields(low) && isFields(low.cost) ? low.cost.eq : undefined;
    const gte = isFields(high) && isFields(high.cost) ? high.cost.gte : undefined;
    return eq === undefined || gte === undefined ? undefined : { eq, gte };
  },
  (said) => (isFields(said) ? { any: [{ cost: { eq: said.eq } }, { cost: { gte: said.gte } }] } : undefined),
  ['any'],
);
export const cost: Phrase<unknown> = readAlso(
  oneOf(
    limits('cost', (limit) => `a cost of ${limit}`),
    measured('cost', 'a cost'),
    apart,
  ),
  phrase('a cost {cost.lte} or less', { 'cost.lte': number }),
);
export const baseCost: Phrase<unknown> = oneOf(
  limits('baseCost', (limit) => `a base cost of ${limit}`),
  measured('baseCost', 'a base cost'),
);

/** "5000 power or less"; "5000 or less power" and "a power of 5000 or less" are read too. */
const powers = (field: string, noun: string): Phrase<unknown> => {
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
/** "a Counter of 1000 or more". */
export const counter: Phrase<unknown> = limits('counter', (limit) => `a Counter of ${limit}`);
export const power: Phrase<unknown> = powers('power', 'power');
export const basePower: Phrase<unknown> = powers('basePower', 'base power');
