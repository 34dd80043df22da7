// alias: read from the card when a rulebook is made or a deck is checked; nothing happens in play.
import type { C } from '../../language';
import type { Alias } from './schema';

export function hold(_a: Alias, _c: C): void {}
