// "your Leader is rested or you have 2 or less Life cards".
import type { Phrase } from '../../text/grammar';
import { joined } from '../../text/joined';

/** With the game's words for one condition. */
export const saidOf = (one: Phrase<unknown>): Phrase<unknown> => joined('any', [' or ', ' or if '], one);
