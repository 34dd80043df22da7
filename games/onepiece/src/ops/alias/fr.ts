// French for alias: « le nom de cette carte est aussi [Oden Kozuki] selon les règles ».

import type { OnePieceFrench } from '../../words/context';
import { cardName } from '../../words/french-names';
import type { Alias } from './schema';

/** Refers back to what this did, later in the text. */
export const participle = 'nommée';

export const fr = ({ name }: Alias, _: OnePieceFrench): string =>
  `selon les règles, le nom de cette carte est aussi [${cardName(name)}]`;
