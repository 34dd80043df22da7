// The draft of each game, kept in this browser as it changes, and the steps that can be taken back.
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { type Draft, emptyDraft } from './draft';

const MOST_STEPS = 50;

interface Drafts {
  readonly drafts: Readonly<Record<string, Draft>>;
  readonly past: Readonly<Record<string, readonly Draft[]>>;
  /** Has the browser's memory been read? */
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

export const draftOf = (game: string): Draft => useDrafts.getState().drafts[game] ?? emptyDraft;

/** Changes the draft; a step that can be taken back. */
export function setDraft(game: string, draft: Draft): void {
  const before = draftOf(game);
  if (draft === before) return;
  useDrafts.setState(({ drafts, past }) => ({
    drafts: { ...drafts, [game]: draft },
    past: { ...past, [game]: [...(past[game] ?? []), before].slice(-MOST_STEPS) },
  }));
}

/** Every letter of a name would be a step of its own, so that none is. */
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

/** Not a step: only what is known about it has changed, not what it holds. */
export function settleDraft(game: string, draft: Draft): void {
  useDrafts.setState(({ drafts, past }) => ({
    drafts: { ...drafts, [game]: draft },
    past: { ...past, [game]: [] },
  }));
}
