// copies: read from the card when a rulebook is made or a deck is checked; nothing happens in play.
import type { C } from '../../language';
import type { Copies } from './schema';

export function hold(_a: Copies, _c: C): void {}
