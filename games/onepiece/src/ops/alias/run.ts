// alias: read from the card itself when a rulebook is made or a deck is judged; nothing happens in play.
import type { C } from '../../language';
import type { Alias } from './schema';

export function hold(_a: Alias, _c: C): void {}
