// English for taunt: "your opponent cannot attack any card other than your [Uta] Characters".
import { inMood, isFields, via } from '@sleight/kernel/text/grammar';
import { op } from '@sleight/kernel/text/parts';
import { phrase } from '@sleight/kernel/text/template';
import { names, readAlso } from '../../words/leaves';
import { everyOne } from '../../words/parts';

const rest = 'your opponent cannot attack any card other than';

/** "the Character [Uta]" means every Character with that name. */
const byName = via(
  phrase<unknown>(`${rest} the Character {name}`, { name: names }),
  () => undefined,
  (said) =>
    isFields(said)
      ? { targetSide: 'player', targetType: 'character', all: true, filters: [{ name: said.name }] }
      : undefined,
);

export const en = op(
  'taunt',
  inMood({ continuous: readAlso<unknown>(phrase(`${rest} {...who}`, { who: everyOne }), byName) }),
);
