// How alias is said in French: « le nom de cette carte est aussi [Oden Kozuki] selon les règles ».

import type { OnePieceFrench } from '../../words/french-context';
import { cardName } from '../../words/french-names';
import type { Alias } from './schema';

/** Names what this did, later in the text. */
export const participle = 'nommée';

export const fr = ({ name }: Alias, _: OnePieceFrench): string =>
  `selon les règles, le nom de cette carte est aussi [${cardName(name)}]`;
