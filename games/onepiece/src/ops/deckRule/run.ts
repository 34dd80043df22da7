// deckRule: only deck building reads it (`deck.ts`).
import type { C } from '../../language';
import type { DeckRule } from './schema';

export function hold(_a: DeckRule, _c: C): void {}
