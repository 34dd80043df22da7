// English for adjust. The game names its numbers with `increased` or `larger`.
import { inMood, oneOf, type Phrase, part } from '../../text/grammar';
import { countOf, size } from '../../text/leaves';
import { op } from '../../text/parts';
import { phrase } from '../../text/template';

export const en = op(
  'adjust',
  inMood({ continuous: part('adjustment', { keys: ['number', 'amount', 'costing'] }) }),
);

/** "Your round 1 draw is 1 card larger." */
export const larger = (number: string, subject: string, unit: string): Phrase<unknown> =>
  oneOf(
    phrase(`${subject} is {amount} larger`, { amount: size(1, countOf(unit)) }, { number }),
    phrase(`${subject} is {amount} smaller`, { amount: size(-1, countOf(unit)) }, { number }),
  );

/** "Damage dealt by your abilities that cost a sacrifice is increased by 1." */
export const increased = (
  number: string,
  subject: string,
  costing: Phrase<string>,
  bare: Phrase<number>,
): Phrase<unknown> =>
  oneOf(
    phrase(`${subject}[ {costing}] is increased by {amount}`, { costing, amount: size(1, bare) }, { number }),
    phrase(`${subject}[ {costing}] is reduced by {amount}`, { costing, amount: size(-1, bare) }, { number }),
  );
