// How immune is said in English: "this card cannot be K.O.'d by effects", "none of your Characters can be K.O.'d".
import { oneOf, type Phrase, via } from '@sleight/kernel/text/grammar';
import { words } from '@sleight/kernel/text/leaves';
import { op } from '@sleight/kernel/text/parts';
import { phrase } from '@sleight/kernel/text/template';
import { attribute } from '../../words/leaves';
import { everyOne, lasting, many, one, timed } from '../../words/parts';

/** "K.O.'d", "K.O.'d or rested". */
const done: Readonly<Record<string, string>> = {
  ko: "K.O.'d",
  remove: 'removed from the field',
  rest: 'rested',
};
const verbs: Phrase<unknown> = via(
  words({
    ...done,
    'ko rest': "K.O.'d or rested",
    'rest remove': 'rested or removed from the field',
  }),
  (list: unknown) => (Array.isArray(list) ? list.join(' ') : undefined),
  (text) => String(text).split(' '),
);
const by = words({
  battle: 'in battle',
  effect: ['by effects', 'by an effect'],
  opponentEffect: ["by your opponent's effects", 'by effects of your opponent'],
});
const attackers: Phrase<unknown> = via(
  phrase('{attribute}', { attribute }),
  (filters: unknown) => (Array.isArray(filters) && filters.length === 1 ? filters[0] : undefined),
  (filter) => [filter],
);

const cannot = (rest: string) => (during: string) => {
  const holes = { verbs, by, attackers, ...timed(during) };
  return oneOf<unknown>(
    phrase(`{...who} cannot be {verbs}${rest}${during}`, { ...holes, who: one }),
    phrase(`none of {...who} can be {verbs}${rest}${during}`, { ...holes, who: everyOne }),
    phrase(`{...who} cannot be {verbs}${rest}${during}`, { ...holes, who: many }),
  );
};

export const en = op(
  'immune',
  oneOf(
    lasting(cannot('[ {by}]')),
    lasting(cannot(' {by} by {attackers} attribute cards')),
    lasting(cannot(' {by} by {attackers} attribute Characters')),
  ),
);
