// The draft of each game with its undo steps, stored in this browser as it changes.
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { type DeckDraft, emptyDraft } from './draft';

const MOST_STEPS = 50;

interface Drafts {
  readonly drafts: Readonly<Record<string, DeckDraft>>;
  readonly past: Readonly<Record<string, readonly DeckDraft[]>>;
  /** Has the browser's storage been read? */
  readonly isRead: boolean;
}

export const useDrafts = create<Drafts>()(
  persist((): Drafts => ({ drafts: {}, past: {}, isRead: false }), {
    name: 'sleight-drafts',
    skipHydration: true,
    storage: createJSONStorage(() => localStorage),
    partialize: ({ drafts }) => ({ drafts }),
  }),
);

export const readDrafts = async (): Promise<void> => {
  await useDrafts.persist.rehydrate();
  useDrafts.setState({ isRead: true });
};

export const draftOf = (game: string): DeckDraft => useDrafts.getState().drafts[game] ?? emptyDraft;

/** Changes the draft and adds an undo step. */
export function setDraft(game: string, draft: DeckDraft): void {
  const before = draftOf(game);
  if (draft === before) return;
  useDrafts.setState(({ drafts, past }) => ({
    drafts: { ...drafts, [game]: draft },
    past: { ...past, [game]: [...(past[game] ?? []), before].slice(-MOST_STEPS) },
  }));
}

/** Edits to the name add no undo steps, since every letter would be one. */
export function renameDraft(game: string, name: string): void {
  useDrafts.setState(({ drafts }) => ({ drafts: { ...drafts, [game]: { ...draftOf(game), name } } }));
}

export function undoDraft(game: string): void {
  useDrafts.setState(({ drafts, past }) => {
    const steps = past[game] ?? [];
    const before = steps.at(-1);
    if (before === undefined) return {};
    const { name } = drafts[game] ?? before;
    return {
      drafts: { ...drafts, [game]: { ...before, name } },
      past: { ...past, [game]: steps.slice(0, -1) },
    };
  });
}

/** Not an undo step: only the metadata changed, not the contents. */
export function settleDraft(game: string, draft: DeckDraft): void {
  useDrafts.setState(({ drafts, past }) => ({
    drafts: { ...drafts, [game]: draft },
    past: { ...past, [game]: [] },
  }));
}
