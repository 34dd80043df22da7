// What playing asks of saved decks: rooms take a deck by id, and only from its owner.
import type { DeckList } from '@sleight/kernel';

export interface DeckStore {
  /** The deck of this user in this game, or null: someone else's deck is as good as none. */
  find(user: string, game: string, id: string): Promise<DeckList | null>;
}
