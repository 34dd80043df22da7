// "[Uta] or {FILM} type Characters", "a cost of 0 or with a cost of 8 or more".
import { pair, saidOf } from '@sleight/kernel/filters/any/en';
import { type Fields, isFields, type Phrase, via } from '@sleight/kernel/text/grammar';
import { number } from '@sleight/kernel/text/leaves';
import { phrase } from '@sleight/kernel/text/template';
import type { FilterEnglish } from '../../words/context';
import { attribute, names, types } from '../../words/leaves';

const type = phrase<unknown>('{type} type', { type: types });
const ofAttribute = phrase<unknown>('{attribute} attribute', { attribute });
const named = phrase<unknown>('{name}', { name: names });

/** At either end of the costs. */
const apart: Phrase<unknown> = via(
  phrase<Fields>('a cost of {eq} or with a cost of {gte} or more', { eq: number, gte: number }),
  (value: unknown) => {
    const [low, high] = pair(value) ?? [];
    const eq = isFields(low) && isFields(low.cost) ? low.cost.eq : undefined;
    const gte = isFields(high) && isFields(high.cost) ? high.cost.gte : undefined;
    return eq === undefined || gte === undefined ? undefined : { eq, gte };
  },
  (said) => (isFields(said) ? { any: [{ cost: { eq: said.eq } }, { cost: { gte: said.gte } }] } : undefined),
  ['any'],
);

export const en: FilterEnglish = {
  phrases: [
    { slot: 'either', says: saidOf(named, type, ofAttribute) },
    { slot: 'with', says: apart },
  ],
  has: apart,
};
