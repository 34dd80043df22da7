// "it is not true that you have 2 or less Life cards".
import type { Phrase } from '../../text/grammar';
import { phrase } from '../../text/template';

/** With the game's words for one condition. */
export const saidOf = (one: Phrase<unknown>): Phrase<unknown> =>
  phrase('it is not true that {not}', { not: one });
