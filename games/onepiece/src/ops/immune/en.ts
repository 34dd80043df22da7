// English for immune: "this card cannot be K.O.'d by effects", "none of your Characters can be K.O.'d".
import { type Fields, isFields, oneOf, type Phrase, via } from '@sleight/kernel/text/grammar';
import { op } from '@sleight/kernel/text/parts';
import { phrase } from '@sleight/kernel/text/template';
import { attribute } from '../../words/leaves';
import { everyOne, lasting, many, one, timed } from '../../words/parts';
import { by, verbs } from '../../words/protection';

/** The attackers: cards of an attribute, Characters of one, or Leaders. */
const attackers: Phrase<unknown> = via(
  oneOf<Fields>(
    phrase('{attribute} attribute cards', { attribute }),
    phrase('{attribute} attribute Characters', { attribute }, { category: 'character' }),
    phrase('Leaders', {}, { category: 'leader' }),
  ),
  (filters: unknown): Fields | undefined =>
    Array.isArray(filters) && filters.every(isFields) ? Object.assign({}, ...filters) : undefined,
  (said) =>
    isFields(said)
      ? ['category', 'attribute'].flatMap((key) => (said[key] === undefined ? [] : [{ [key]: said[key] }]))
      : undefined,
);

const cannot = (rest: string) => (during: string) => {
  const holes = { verbs, by, attackers, ...timed(during) };
  return oneOf<unknown>(
    phrase(`{...who} cannot be {verbs}${rest}${during}`, { ...holes, who: one }),
    phrase(`none of {...who} can be {verbs}${rest}${during}`, { ...holes, who: everyOne }),
    phrase(`{...who} cannot be {verbs}${rest}${during}`, { ...holes, who: many }),
  );
};

export const en = op('immune', oneOf(lasting(cannot('[ {by}]')), lasting(cannot(' {by} by {attackers}'))));
