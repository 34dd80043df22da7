// "you have 2 or less Life cards and your Leader is rested".
import type { Phrase } from '../../text/grammar';
import { joined } from '../../text/joined';

/** With the game's words for one condition, and those that may be left out after "and". */
export const saidOf = (one: Phrase<unknown>, elliptic?: Parameters<typeof joined>[3]): Phrase<unknown> =>
  joined('all', [' and ', ' and if ', ', and ', ', '], one, elliptic);
