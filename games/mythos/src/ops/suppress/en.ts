// English for suppress: "the strongest enemy character in this mission loses all Power tokens and has Power 0".
import { inMood } from '@sleight/kernel/text/grammar';
import { op } from '@sleight/kernel/text/parts';
import { phrase } from '@sleight/kernel/text/template';
import { oneCharacter } from '../../words/parts';

export const en = op(
  'suppress',
  inMood({ continuous: phrase('{...who} loses all Power tokens and has Power 0', { who: oneCharacter }) }),
);
