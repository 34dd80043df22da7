// English for grantKeyword: "this card gains [Rush] during this turn".
import { inMood } from '@sleight/kernel/text/grammar';
import { words } from '@sleight/kernel/text/leaves';
import { op } from '@sleight/kernel/text/parts';
import { phrase } from '@sleight/kernel/text/template';
import { keyword, readAlso } from '../../words/leaves';
import { lasting, one, subject } from '../../words/parts';

/** The effect of [Rush], used instead of its name. */
const onEntry = words({
  'Rush: Character': [
    'can attack Characters on the turn in which it is played',
    'can attack Characters on the turn in which they are played',
  ],
});
/** [Rush] has no effect after the turn of its arrival, so a text need not state the duration. */
const rush = words({ Rush: '[Rush]' });

export const en = op(
  'grantKeyword',
  readAlso<unknown>(
    lasting(subject(['gains', 'gain'], '{keyword}', { keyword })),
    inMood({
      instruction: phrase('{...who} gains {keyword}', { who: one, keyword: rush }, { duration: 'thisTurn' }),
      continuous: subject(['', ''], '{keyword}', { keyword: onEntry })(''),
    }),
  ),
);
