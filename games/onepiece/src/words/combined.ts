// One clause with two actions: "this Character gains [Rush] and +1000 power during this turn".
// Invariant: parsed only; each action is printed as a separate clause.
// Next: sequence.ts, which reads these beside the single actions.
import { type Fields, imperative, isFields, oneOf, type Phrase, via } from '@sleight/kernel/text/grammar';
import { phrase } from '@sleight/kernel/text/template';
import { keyword, signed } from './leaves';
import { duration, field, lasting, subject } from './parts';
import { by, verbs } from './protection';
import { latestPointer } from './references';
import { targetKeys } from './target-keys';

/** The gain: power, cost or a keyword. */
const gain = (n: number): Phrase<unknown> =>
  oneOf<unknown>(
    phrase(`{power${n}} power`, { [`power${n}`]: signed }),
    phrase(`{cost${n}} cost`, { [`cost${n}`]: signed }),
    phrase(`{keyword${n}}`, { [`keyword${n}`]: keyword }),
  );

/** The second action has the first one's target. */
function gained(value: unknown): readonly Fields[] | undefined {
  if (!isFields(value)) return undefined;
  const target = Object.fromEntries(
    Object.entries(value).filter(([key]) => targetKeys.some((name) => name === key)),
  );
  const time = value.duration === undefined ? {} : { duration: value.duration };
  const isFixed =
    target.targetType === 'self' || target.targetType === 'bound' || time.duration === undefined;
  const again = isFixed ? target : { targetType: 'bound', of: latestPointer };
  const does = (n: number): Fields | undefined => {
    if (value[`power${n}`] !== undefined) return { type: 'powerMod', amount: value[`power${n}`] };
    if (value[`cost${n}`] !== undefined) return { type: 'costMod', amount: value[`cost${n}`] };
    return value[`keyword${n}`] === undefined
      ? undefined
      : { type: 'grantKeyword', keyword: value[`keyword${n}`] };
  };
  return [1, 2, 3].flatMap((n) => {
    const one = does(n);
    return one ? [{ ...one, ...(n === 1 ? target : again), ...time }] : [];
  });
}

const gains = lasting(
  subject(['gains', 'gain'], '{...first} and {...second}', { first: gain(1), second: gain(2) }),
  subject(['gains', 'gain'], '{...first}, {...second}, and {...third}', {
    first: gain(1),
    second: gain(2),
    third: gain(3),
  }),
);

/** "… cannot be K.O.'d by effects and gains +1000 power", and the other way round. */
const protectedToo = lasting(
  subject(['cannot be', 'cannot be'], '{verbs}[ {by}] and gains {...second}', { verbs, by, second: gain(2) }),
  subject(['cannot be', 'cannot be'], '{verbs}[ {by}] and gain {...second}', { verbs, by, second: gain(2) }),
  subject(['gains', 'gain'], '{...second} and cannot be {verbs}[ {by}]', { verbs, by, second: gain(2) }),
);
function guarded(value: unknown): readonly Fields[] | undefined {
  if (!isFields(value)) return undefined;
  const { verbs: list, by: cause, ...rest } = value;
  const [gainedToo] = gained(rest) ?? [];
  if (gainedToo === undefined) return undefined;
  const target = Object.fromEntries(
    Object.entries(rest).filter(([key]) => targetKeys.some((name) => name === key)),
  );
  const time = rest.duration === undefined ? {} : { duration: rest.duration };
  const immune = {
    type: 'immune',
    verbs: list,
    ...(cause === undefined ? {} : { by: cause }),
    ...target,
    ...time,
  };
  // A chosen card is referred to again; a Continuous effect repeats its targets.
  const isFixed = target.targetType === 'self' || time.duration === undefined;
  return isFixed ? [immune, { ...gainedToo, ...target }] : undefined;
}

/** "K.O. up to 1 of … and up to 1 of …": one verb, two choices. */
const twice = (type: string, before: string, after: string): Phrase<unknown> =>
  via(
    imperative(phrase<Fields>(`${before} {first} and {second}${after}`, { first: field, second: field })),
    () => undefined,
    (value) =>
      isFields(value) && isFields(value.first) && isFields(value.second)
        ? [
            { type, ...value.first },
            { type, ...value.second },
          ]
        : undefined,
  );

/** "Negate the effect of … and give that card −4000 power during this turn." */
const negated = via(
  phrase<Fields>('negate the effect of {...who} and give that card {amount} power {duration}', {
    who: field,
    amount: signed,
    duration,
  }),
  () => undefined,
  (value) => {
    if (!isFields(value)) return undefined;
    const { amount, ...first } = value;
    const again = { targetType: 'bound', of: latestPointer, duration: value.duration };
    return [
      { type: 'negate', ...first },
      { type: 'powerMod', amount, ...again },
    ];
  },
);

export const combined: Phrase<unknown> = oneOf<unknown>(
  via(gains, () => undefined, gained),
  via(protectedToo, () => undefined, guarded),
  twice('ko', 'K.O.', ''),
  twice('rest', 'rest', ''),
  twice('return', 'return', " to the owner's hand"),
  negated,
);
