'use client';
// The user's saved decks of every game, shared by all pages.
// Invariant: the server's list is authoritative; local changes come from its answers.
import { useEffect } from 'react';
import { create } from 'zustand';
import {
  type CardList,
  changeDeck,
  keepDeck,
  type SavedDeck,
  savedDecks,
  type Trouble,
  throwDeckAway,
  troubleOf,
} from '../net/api';
import { beSomebody, useWho } from '../net/who';

interface MyDecks {
  /** Their owner; null before the first request. */
  readonly owner: string | null;
  /** Null until the server has answered. */
  readonly decks: readonly SavedDeck[] | null;
  readonly trouble: Trouble | null;
}

const useStore = create<MyDecks>()(() => ({ owner: null, decks: null, trouble: null }));

async function look(owner: string): Promise<void> {
  useStore.setState(({ owner: before, decks }) => ({
    owner,
    decks: before === owner ? decks : null,
    trouble: null,
  }));
  try {
    const decks = await savedDecks();
    if (useStore.getState().owner === owner) useStore.setState({ decks });
  } catch (error) {
    useStore.setState({ trouble: troubleOf(error) });
  }
}

/** Most recently edited first; empty without decks or without a user. */
export function useMyDecks(): Omit<MyDecks, 'owner'> & { again(): void } {
  const answer = useWho((who) => who.answer);
  const me = answer?.me?.user ?? null;
  const { decks, trouble } = useStore();
  useEffect(() => {
    if (me !== null) void look(me);
  }, [me]);
  const isNobody = answer !== null && me === null;
  return { decks: isNobody ? [] : decks, trouble, again: () => void (me !== null && look(me)) };
}

const put = (deck: SavedDeck): void =>
  useStore.setState(({ decks }) => ({
    decks: [deck, ...(decks ?? []).filter(({ id }) => id !== deck.id)],
  }));

/** Saves a deck, new or changed. Creates a guest if there is no user yet. */
export async function saveDeck(
  game: string,
  id: string | null,
  name: string,
  list: CardList,
): Promise<SavedDeck> {
  await beSomebody();
  const deck = id === null ? await keepDeck(game, name, list) : await changeDeck(id, name, list);
  put(deck);
  return deck;
}

export async function removeDeck(id: string): Promise<void> {
  await throwDeckAway(id);
  useStore.setState(({ decks }) => ({ decks: (decks ?? []).filter((deck) => deck.id !== id) }));
}
