// deckOut: read whenever a deck is empty (`defeat.ts`), so that a negated text does not protect its player.
import type { C } from '../../language';
import type { DeckOut } from './schema';

export function hold({ outcome }: DeckOut, c: C): void {
  c.read.rules.deckOuts[c.line] = { outcome, works: (p, f) => c.condition(p, f) };
}
