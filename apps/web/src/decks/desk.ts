'use client';
// The open deck: changing, saving, importing and exporting it. Anything that would discard changes asks first.
import { useCallback, useEffect, useState } from 'react';
import { type CardList, type SavedDeck, type Trouble, troubleOf } from '../net/api';
import { changed, type DeckDraft, emptyDraft, isChanged, isEmpty, replaced, settled } from './draft';
import { draftOf, readDrafts, renameDraft, setDraft, settleDraft, undoDraft, useDrafts } from './draft-store';
import { saveDeck } from './my-decks';

export const draftFromSaved = ({ id, name, cards, leader }: SavedDeck): DeckDraft =>
  settled(replaced({ ...emptyDraft, name, saved: id }, { cards, leader }));

/** An unsaved start: a prebuilt deck, or one from a code. */
export const draftFromList = (name: string, list: CardList): DeckDraft =>
  settled(replaced({ ...emptyDraft, name }, list));

/** A deck that is no longer saved anywhere counts as changed. */
const nobodys = (draft: DeckDraft): DeckDraft => ({ ...draft, saved: null, kept: '' });

/** An action that would replace a deck with changes. */
export interface Waiting {
  readonly draft: DeckDraft;
}

export interface Desk {
  readonly draft: DeckDraft;
  /** Has the browser's storage been read? */
  readonly isRead: boolean;
  readonly canUndo: boolean;
  readonly isSaving: boolean;
  readonly trouble: Trouble | null;
  readonly waiting: Waiting | null;
  add(id: string): void;
  take(id: string): void;
  lead(id: string | null): void;
  rename(name: string): void;
  /** Replaces the cards and keeps the name; can be undone. */
  exchange(list: CardList): void;
  undo(): void;
  /** Opens another deck; asks first if this one has changes. */
  open(draft: DeckDraft): void;
  /** Decides about the waiting action. */
  decide(isWanted: boolean): void;
  save(name: string, list: CardList): Promise<void>;
  /** The saved deck was deleted; the open one stays as an unsaved draft. */
  forget(saved: string): void;
}

/** The browser asks before leaving the page with changes, although the draft is kept. */
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
    (next: DeckDraft) => {
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
      // Deleted elsewhere, or another user signed in: the open deck can be saved as a new one.
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
