'use client';
// The deck on the desk: changing, saving and exchanging it. Whatever would throw changes away asks first.
import { useCallback, useEffect, useState } from 'react';
import { type CardList, type SavedDeck, type Trouble, troubleOf } from '../net/api';
import { changed, type Draft, emptyDraft, isChanged, isEmpty, replaced, settled } from './draft';
import { draftOf, readDrafts, renameDraft, setDraft, settleDraft, undoDraft, useDrafts } from './drafts';
import { saveDeck } from './my-decks';

export const draftFromSaved = ({ id, name, cards, leader }: SavedDeck): Draft =>
  settled(replaced({ ...emptyDraft, name, saved: id }, { cards, leader }));

/** A start that is nobody's yet: a prebuilt deck, or one from a code. */
export const draftFromList = (name: string, list: CardList): Draft =>
  settled(replaced({ ...emptyDraft, name }, list));

/** What is saved nowhere any more counts as changed. */
const nobodys = (draft: Draft): Draft => ({ ...draft, saved: null, kept: '' });

/** Something that would take the place of a deck with changes. */
export interface Waiting {
  readonly draft: Draft;
}

export interface Desk {
  readonly draft: Draft;
  /** Has the browser's memory been read? */
  readonly isRead: boolean;
  readonly canUndo: boolean;
  readonly isSaving: boolean;
  readonly trouble: Trouble | null;
  readonly waiting: Waiting | null;
  add(id: string): void;
  take(id: string): void;
  lead(id: string | null): void;
  rename(name: string): void;
  /** Other cards under the same name; can be undone. */
  exchange(list: CardList): void;
  undo(): void;
  /** Puts another deck on the desk; asks first if this one has changes. */
  open(draft: Draft): void;
  /** What to do with what waits. */
  decide(isWanted: boolean): void;
  save(name: string, list: CardList): Promise<void>;
  /** The saved deck is gone; what is on the desk stays, as nobody's. */
  forget(saved: string): void;
}

/** The browser asks before the page is left with changes; it would be a pity even though the draft is kept. */
function useGuard(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isOn]);
}

export function useDesk(game: string): Desk {
  const draft = useDrafts(({ drafts }) => drafts[game] ?? emptyDraft);
  const canUndo = useDrafts(({ past }) => (past[game] ?? []).length > 0);
  const isRead = useDrafts((drafts) => drafts.isRead);
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  const [isSaving, setSaving] = useState(false);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  useEffect(() => {
    if (!useDrafts.getState().isRead) void readDrafts();
  }, []);
  useGuard(isChanged(draft) && !isEmpty(draft));

  const add = useCallback((id: string) => setDraft(game, changed(draftOf(game), id, 1)), [game]);
  const take = useCallback((id: string) => setDraft(game, changed(draftOf(game), id, -1)), [game]);
  const lead = useCallback((leader: string | null) => setDraft(game, { ...draftOf(game), leader }), [game]);
  const open = useCallback(
    (next: Draft) => {
      const now = draftOf(game);
      if (isChanged(now) && !isEmpty(now)) setWaiting({ draft: next });
      else settleDraft(game, next);
    },
    [game],
  );

  async function save(name: string, list: CardList): Promise<void> {
    setSaving(true);
    setTrouble(null);
    try {
      const deck = await saveDeck(game, draftOf(game).saved, name, list);
      settleDraft(game, draftFromSaved(deck));
    } catch (error) {
      const trouble = troubleOf(error);
      setTrouble(trouble);
      // Deleted elsewhere, or somebody else is signed in: what is on the desk can be saved as a new deck.
      if (trouble.code === 'unknown-deck') settleDraft(game, nobodys(draftOf(game)));
    }
    setSaving(false);
  }

  return {
    draft,
    isRead,
    canUndo,
    isSaving,
    trouble,
    waiting,
    add,
    take,
    lead,
    open,
    save,
    rename: (name) => renameDraft(game, name),
    exchange: (list) => setDraft(game, replaced(draftOf(game), list)),
    undo: () => undoDraft(game),
    decide(isWanted) {
      if (isWanted && waiting !== null) settleDraft(game, waiting.draft);
      setWaiting(null);
    },
    forget(saved) {
      const now = draftOf(game);
      if (now.saved === saved) settleDraft(game, nobodys(now));
    },
  };
}
