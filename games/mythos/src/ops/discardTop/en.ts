// English for discardTop: "discard the top card of an upgraded enemy character in play".
import { imperative } from '@sleight/kernel/text/grammar';
import { op } from '@sleight/kernel/text/parts';
import { phrase } from '@sleight/kernel/text/template';
import { oneCharacter } from '../../words/parts';

export const en = op(
  'discardTop',
  imperative(phrase('discard the top card of {...who}', { who: oneCharacter })),
);
