// Saved decks as matches need them: rooms take a deck by id, and only from its owner.
import type { DeckList } from '@sleight/kit';

export interface DeckStore {
  /** This user's deck in this game, or null: another user's deck counts as missing. */
  find(user: string, game: string, id: string): Promise<DeckList | null>;
}
