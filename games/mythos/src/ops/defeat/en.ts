// English for defeat: "defeat a hidden character in play", "the opponent chooses …".
import { inMood, oneOf } from '@sleight/kernel/text/grammar';
import { numberFrom } from '@sleight/kernel/text/leaves';
import { of, op } from '@sleight/kernel/text/parts';
import { phrase } from '@sleight/kernel/text/template';
import { upon } from '../../words/pairs';
import { bareMany } from '../../words/parts';

const left = of(bareMany, 'character');

/** The other player picks, one at a time, until few enough are left (R56). */
const untilFew = oneOf<unknown>(
  phrase(
    'the opponent chooses {...left} and defeats them until only {downTo} are left',
    { left, downTo: numberFrom(2) },
    { chooser: 'opponent' },
  ),
  phrase(
    'the opponent chooses {...left} and defeats them until only 1 is left',
    { left },
    { chooser: 'opponent', downTo: 1 },
  ),
);

export const en = op(
  'defeat',
  inMood({ instruction: oneOf(upon('defeat'), untilFew), purpose: upon('defeat') }),
);
