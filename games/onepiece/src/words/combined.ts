// One clause that says two actions: "this Character gains [Rush] and +1000 power during this turn".
// Invariant: read only; each action has a clause of its own when it is printed.
// Next: sequence.ts, which reads these beside the single actions.
import { type Fields, isFields, oneOf, type Phrase, via } from '@sleight/kernel/text/grammar';
import { phrase } from '@sleight/kernel/text/template';
import { keyword, signed } from './leaves';
import { lasting, subject } from './parts';
import { latestPointer } from './references';
import { targetKeys } from './target-keys';

/** What is gained: power, cost or a keyword. */
const gain = (n: number): Phrase<unknown> =>
  oneOf<unknown>(
    phrase(`{power${n}} power`, { [`power${n}`]: signed }),
    phrase(`{cost${n}} cost`, { [`cost${n}`]: signed }),
    phrase(`{keyword${n}}`, { [`keyword${n}`]: keyword }),
  );

/** The second action is done to what the first was done to. */
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

export const combined: Phrase<unknown> = {
  ...via(gains, () => undefined, gained),
};
