// countsAsAll: read from the card when a rulebook is made or a deck is checked; nothing happens in play.
import type { C } from '../../language';
import type { CountsAsAll } from './schema';

export function hold(_a: CountsAsAll, _c: C): void {}
