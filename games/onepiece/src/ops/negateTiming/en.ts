// English for negateTiming: "your opponent's [On Play] effects are negated during this turn".
import { words } from '@sleight/kernel/text/leaves';
import { op } from '@sleight/kernel/text/parts';
import { phrase } from '@sleight/kernel/text/template';
import { lasting, timed } from '../../words/parts';
import { timings } from '../../words/tags';

const side = words({ player: 'your', opponent: "your opponent's" });
const timing = words(Object.fromEntries(Object.entries(timings).map(([type, tag]) => [type, `[${tag}]`])));

export const en = op(
  'negateTiming',
  lasting((during) =>
    phrase(`{side} {timing} effects are negated${during}`, { side, timing, ...timed(during) }),
  ),
);
