// English for loseVp: "your opponent loses 1 VP", "make your opponent lose 1 VP", "lose 1 VP".
import { inMood, oneOf, type Phrase } from '@sleight/kernel/text/grammar';
import { number } from '@sleight/kernel/text/leaves';
import { bareOne, op, value } from '@sleight/kernel/text/parts';
import { phrase } from '@sleight/kernel/text/template';

const losing = (verb: string, side: 'player' | 'opponent'): Phrase<unknown> =>
  oneOf(
    phrase(`${verb} {amount} VP`, { amount: number }, { side }),
    phrase(`${verb} VP equal to {amount}`, { amount: value }, { side }),
    phrase(
      `${verb} {amount.times} VP for each {amount.per}`,
      { 'amount.times': number, 'amount.per': bareOne },
      { side },
    ),
  );

const lose = losing('lose', 'player');

export const en = op(
  'loseVp',
  inMood({
    instruction: oneOf(losing('your opponent loses', 'opponent'), lose),
    purpose: oneOf(losing('make your opponent lose', 'opponent'), lose),
  }),
);
